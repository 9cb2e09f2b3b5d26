import type { Answer } from '../../../wire/Answer.ts'
import type { World } from '../../../World.ts'
import type { Game } from '../../merchants/catalogue/Catalogue.ts'

type Reason = NonNullable<Answer<'games.hot'>['list']>[number]['reason']

/** Places of the hot list that vendors of the sandbox pay for. */
const PAID_PLACES: ReadonlySet<number> = new Set([2, 7])
/** Games that count as played most, and how many people a game needs for it. */
const MOST_PLAYED = 20
const LEAST_PLAYERS = 2

/** Nodes of the games that most members of a merchant have among those they played last. */
export function mostPlayed(world: World, merchant: string): ReadonlySet<number> {
  const players = new Map<number, number>()
  for (const { memberId, nodeId } of world.tables.recents.all())
    if (world.tables.members.get(String(memberId))?.merchant === merchant)
      players.set(nodeId, (players.get(nodeId) ?? 0) + 1)
  return new Set(
    [...players]
      .filter(([, count]) => count >= LEAST_PLAYERS)
      .sort(([, one], [, other]) => other - one)
      .slice(0, MOST_PLAYED)
      .map(([nodeId]) => nodeId),
  )
}

/** Why a game is on the hot list; what is paid for says so first. */
export function listReason(game: Game, place: number, most: ReadonlySet<number>): Reason {
  if (PAID_PLACES.has(place)) return 'paid'
  if (most.has(game.nodeId)) return 'mostPlayed'
  return game.isNew ? 'new' : 'listed'
}
