import { demoGameOf, RoundRefused, type Play, type PlayGame } from '@croupier/games'
import { type Game, gameName } from '../../merchants/catalogue/Catalogue.ts'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import type { Member, Session } from '../../identity/members/rows.ts'
import { liveSession } from '../../identity/members/sessions.ts'
import { sha256 } from '../../../core/random/sha256.ts'
import type { World } from '../../../World.ts'
import { playAccount } from '../../money/wallets/playAccount.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import { languageTag } from './languageTag.ts'
import type { PlayRow } from './rows.ts'
import { stakesAt } from './stakesAt.ts'

/** Who plays what: everything a call on a play needs. */
export interface Party {
  readonly row: PlayRow
  readonly session: Session
  readonly member: Member
  readonly game: Game
}

/** The party of a play by its token. Throws `RoundRefused` when the play is unknown, or it or its session is over. */
export function partyOf(world: World, token: string): Party {
  const row = world.tables.plays.get(sha256(token))
  const session = row && liveSession(world, row.session)
  const member = row && world.tables.members.get(String(row.memberId))
  const game = row && world.catalogue.gameByNode.get(row.nodeId)
  // Whose break has ended the session is told so, and not that some session is over.
  if (member && !session && breakOf(world, member)) throw new RoundRefused('safety.break', 'a break has begun')
  if (!row || !session || !member || !game) throw new RoundRefused('play.closed', 'the play or its session is over')
  return { row, session, member, game }
}

/** A catalogue entry as the page of its demo game knows it. */
export const playGame = (world: Pick<World, 'catalogue'>, game: Game, kind: string, language: string): PlayGame => ({
  nodeId: game.nodeId,
  name: gameName(game, language),
  vendorCode: game.vendor,
  vendorName: world.catalogue.vendorByCode.get(game.vendor)?.name ?? game.vendor,
  gameType: game.gameType,
  gameClass: game.gameClass,
  code: game.code,
  kind,
})

/** Facts of a play for the game's page. */
export function playOf(world: World, { row, member, game }: Party, token: string): Play {
  const merchant = world.merchants.get(member.merchant)
  return {
    id: token,
    game: playGame(world, game, demoKindOf(game), row.language),
    currency: merchant?.isoCurrency ?? '',
    digits: merchant?.digits ?? 2,
    language: languageTag(row.language),
    languageCode: row.language,
    theme: row.theme,
    balance: walletBalance(world, playAccount(world, member, game.vendor)),
    stakes: stakesAt(world, game, row.roomId),
    timeZone: merchant?.timeZone ?? 'UTC',
    siteOrigin: row.siteOrigin,
  }
}

/** A launch is only made for games that have a kind. */
const demoKindOf = (game: Game): string => {
  const kind = demoGameOf(game)?.id
  if (kind === undefined) throw new RoundRefused('launch.invalid', 'no demo game plays under this name')
  return kind
}
