import * as z from 'zod/mini'
import {
  count,
  flag,
  list,
  maybeCount,
  maybeInstant,
  maybeMoney,
  maybeText,
  money,
  text,
} from '../../contract/scalars.ts'

const underMaintenance = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '' || value === '0' || value === 0 || value === false)
    return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}

// Non-empty is how the platform says yes: a text, an object with the window, or nothing (wire facts 3.4, 3.5).
const maintenance = z.pipe(z.optional(z.unknown()), z.transform(underMaintenance))

/** A vendor or game card of a lane. `lagerIcon` is the platform's own spelling. */
export const card = z.object({
  id: maybeText,
  title: text,
  accountTypeId: maybeCount,
  accountTypeName: maybeText,
  vassalage: text,
  displayName: maybeText,
  gameType: text,
  /** 'game' launches immediately, 'VASSALAGE' opens a game list first. */
  isGame: maybeText,
  isHot: flag,
  freeplay: flag,
  lagerIcon: maybeText,
  smallIcon: maybeText,
  mobileSmallIcon: maybeText,
  mobileLargeIcon: maybeText,
  h5Icon: maybeText,
  maintenance,
  defaultPlayType: maybeText,
  gameCode: maybeText,
  code: maybeText,
})

/** A lane: one game category with its vendor cards and classes. */
export const lane = z.object({
  id: maybeText,
  title: text,
  cards: list(card),
  gameClassify: list(z.object({ key: text, displayName: maybeText, gameCount: maybeCount })),
})

/** Facts that every list states about a game before it is played. Absent if the platform does not know them. */
const statedFacts = {
  /** Share of all stakes paid back, per cent with two decimals: the least and the most favourable way to play. */
  returnLeast: maybeText,
  returnMost: maybeText,
  /** `low`, `medium`, `high`, or `yourChoice` where the bet decides. */
  volatility: maybeText,
  /** Day the rules or pays last changed, yyyy-MM-dd. */
  rulesChanged: maybeText,
}

/** A game of the lists. `supportTrail` is the platform's own spelling of trial. */
export const game = z.object({
  nodeId: text,
  gameName: z._default(z.nullable(z.string()), ''),
  /** The English name, to fall back on. */
  defaultLanguage: maybeText,
  nodeName: maybeText,
  vassalage: text,
  displayName: maybeText,
  gameType: text,
  gameClassify: maybeText,
  gameClassifyNew: maybeText,
  showIcon: maybeText,
  defaultIcon: maybeText,
  nodeTypeManageId: maybeText,
  roomId: maybeText,
  gameId: maybeText,
  gameCode: maybeText,
  platform: maybeText,
  minBet: maybeMoney,
  minLineNum: maybeCount,
  isHot: flag,
  isNew: flag,
  isTop: flag,
  supportTrail: flag,
  maintenance,
  status: maybeCount,
  displayStatus: maybeCount,
  gameSort: maybeCount,
  ...statedFacts,
})

/** A game as the list of recent ones shows it. The result of the last bet is an extension. */
export const recentGame = z.extend(game, {
  lastStake: maybeMoney,
  lastPayout: maybeMoney,
})

/** Why a game is on a hot or recommended list. `paid` is a paid placement; `listed` states no reason. */
const listReason = z.enum(['paid', 'mostPlayed', 'new', 'played', 'listed'])

/** An entry of the hot list. */
export const hotEntry = z.object({
  id: maybeText,
  /** 'GAME' for games; the category of a lottery entry otherwise. */
  type: maybeText,
  gameType: text,
  vassalage: text,
  vendorCode: maybeText,
  displayName: maybeText,
  gameCode: maybeText,
  lottoGameCode: maybeText,
  gameId: maybeText,
  nodeId: text,
  gameName: text,
  iconUrl: maybeText,
  telIconUrl: maybeText,
  launchMode: maybeText,
  platform: maybeText,
  sortNum: maybeCount,
  gameClassifyNew: maybeText,
  /** Smallest stake, as in the lists. Reading: the facts name it for lists only. */
  minBet: maybeMoney,
  supportTrail: flag,
  maintenance,
  status: maybeCount,
  /** Extension: without a reason, or with an unknown one, the platform only says that it lists the game. */
  // oxlint-disable-next-line promise/valid-params -- zod's, not a promise's
  reason: z._default(z.catch(listReason, 'listed'), 'listed'),
  ...statedFacts,
})

/** A row of the winner board. The platform sends the name masked. */
export const winner = z.object({
  customerName: maybeText,
  gameName: maybeText,
  nodeName: maybeText,
  // A missing amount counts as no win (wire fact 3.6).
  winAmount: z._default(
    z.pipe(
      z.nullable(money),
      z.transform((won: string | null) => won ?? '0.00'),
    ),
    '0.00',
  ),
  iconUrl: maybeText,
  nodeId: maybeText,
  gameId: maybeText,
  gameType: maybeText,
  vassalage: maybeText,
  // Reading: the wire facts give no field name for the winning time; `winTime` in epoch milliseconds.
  winTime: maybeInstant,
})

const launchAddress = {
  game_url: z.nullish(z.string()),
  url: z.nullish(z.string()),
  gameUrl: z.nullish(z.string()),
  link: z.nullish(z.string()),
  launchUrl: z.nullish(z.string()),
}

type Addresses = { readonly [Key in keyof typeof launchAddress]?: string | null | undefined }
type Launched = Addresses & { readonly content?: Addresses | null | undefined }

const addressIn = (from: Addresses | null | undefined): string | null =>
  from?.game_url ?? from?.url ?? from?.gameUrl ?? from?.link ?? from?.launchUrl ?? null

const addressOf = (launched: Launched): string => addressIn(launched.content) ?? addressIn(launched) ?? ''

/**
 * The address to open. It is in `content.game_url`; other builds use other names or omit `content`. Only web addresses
 * and paths of the own origin are accepted, because the value is loaded in a frame.
 */
export const launched = z.pipe(
  z
    .object({ content: z.nullish(z.object(launchAddress)), ...launchAddress })
    .check(z.refine((value) => /^(https?:\/\/|\/(?!\/))/i.test(addressOf(value)), { path: ['content', 'game_url'] })),
  z.transform((value: Launched) => ({ url: addressOf(value) })),
)

/** A page of a game list; `totalPages` decides whether there is more. */
export const totals = { totalPages: z._default(count, 0), totalCount: maybeCount }
