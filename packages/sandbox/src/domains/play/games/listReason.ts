import type { Answer } from '../../../wire/Answer.ts'
import type { Context } from '../../../Context.ts'
import type { Game } from '../../merchants/catalogue/Catalogue.ts'

type Reason = NonNullable<Answer<'games.hot'>['list']>[number]['reason']

/** Places of the hot list that vendors pay for. */
const PAID_PLACES: ReadonlySet<number> = new Set([2, 7])
/** Number of games that count as most played, and the players each needs. */
const MOST_PLAYED = 20
const LEAST_PLAYERS = 2

/** Nodes of the games that most of a merchant's members have played recently. */
export function mostPlayed(context: Context, merchant: string): ReadonlySet<number> {
  const players = new Map<number, number>()
  for (const { memberId, nodeId } of context.tables.recents.all())
    if (context.tables.members.get(String(memberId))?.merchant === merchant)
      players.set(nodeId, (players.get(nodeId) ?? 0) + 1)
  return new Set(
    [...players]
      .filter(([, count]) => count >= LEAST_PLAYERS)
      .sort(([, one], [, other]) => other - one)
      .slice(0, MOST_PLAYED)
      .map(([nodeId]) => nodeId),
  )
}

/** Why a game is on the hot list; paid places are labelled as such first. */
export function listReason(game: Game, place: number, most: ReadonlySet<number>): Reason {
  if (PAID_PLACES.has(place)) return 'paid'
  if (most.has(game.nodeId)) return 'mostPlayed'
  return game.isNew ? 'new' : 'listed'
}
