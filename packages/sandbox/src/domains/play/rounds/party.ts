import { demoGameOf, RoundRefused, type Play, type PlayGame } from '@croupier/games'
import { type Game, gameName } from '../../merchants/catalogue/Catalogue.ts'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import type { Member, Session } from '../../identity/members/rows.ts'
import { liveSession } from '../../identity/members/sessions.ts'
import { sha256 } from '../../../core/random/sha256.ts'
import type { Context } from '../../../Context.ts'
import { playAccount } from '../../money/wallets/playAccount.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import { languageTag } from './languageTag.ts'
import type { PlayRow } from './rows.ts'
import { stakesAt } from './stakesAt.ts'

/** Member, game and session of a play. */
export interface Party {
  readonly row: PlayRow
  readonly session: Session
  readonly member: Member
  readonly game: Game
}

/** The party of a play by its token. Throws `RoundRefused` when the play is unknown, or it or its session has ended. */
export function partyOf(context: Context, token: string): Party {
  const row = context.tables.plays.get(sha256(token))
  const session = row && liveSession(context, row.session)
  const member = row && context.tables.members.get(String(row.memberId))
  const game = row && context.catalogue.gameByNode.get(row.nodeId)
  // If the session ended because of a break, the refusal says so instead of a plain session end.
  if (member && !session && breakOf(context, member)) throw new RoundRefused('safety.break', 'a break has begun')
  if (row?.takenOver) throw new RoundRefused('play.takenOver', 'the game was opened in another place')
  // A session that was ended has closed its plays: this one has run out.
  if (row && !session) throw new RoundRefused('play.expired', 'the session has expired')
  if (!row || !session || !member || !game) throw new RoundRefused('play.closed', 'the play is unknown or closed')
  return { row, session, member, game }
}

/** A catalogue entry as the page of its demo game needs it. */
export const playGame = (
  context: Pick<Context, 'catalogue'>,
  game: Game,
  kind: string,
  language: string,
): PlayGame => ({
  nodeId: game.nodeId,
  name: gameName(game, language),
  vendorCode: game.vendor,
  vendorName: context.catalogue.vendorByCode.get(game.vendor)?.name ?? game.vendor,
  gameType: game.gameType,
  gameClass: game.gameClass,
  code: game.code,
  kind,
})

/** Facts of a play for the game's page. */
export function playOf(context: Context, { row, member, game }: Party, token: string): Play {
  const merchant = context.merchants.get(member.merchant)
  return {
    id: token,
    game: playGame(context, game, demoKindOf(game), row.language),
    currency: merchant?.isoCurrency ?? '',
    digits: merchant?.digits ?? 2,
    language: languageTag(row.language),
    languageCode: row.language,
    theme: row.theme,
    balance: walletBalance(context, playAccount(context, member, game.vendor)),
    stakes: stakesAt(context, game, row.roomId),
    timeZone: merchant?.timeZone ?? 'UTC',
    siteOrigin: row.siteOrigin,
  }
}

/** Launches are created only for games that have a kind. */
const demoKindOf = (game: Game): string => {
  const kind = demoGameOf(game)?.id
  if (kind === undefined) throw new RoundRefused('launch.invalid', 'no demo game plays under this name')
  return kind
}
