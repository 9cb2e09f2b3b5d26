import type { Outcome } from '@croupier/games'
import type { World } from '../../../World.ts'
import { shown } from './hiddenRound.ts'
import { outcomeOfPlaced } from './outcomeOfPlaced.ts'
import { payRound } from './settle.ts'
import type { Bet, OpenRoundRow } from './rows.ts'

/** Ends a round that was under way: pays it, writes its record and forgets that it was open. */
export function finishOpenRound(world: World, row: OpenRoundRow, outcome: Outcome, at?: number): Bet {
  if (outcome.payout < 0n) throw new RangeError('a payout cannot be negative')
  const member = world.tables.members.get(String(row.memberId))
  const game = world.catalogue.gameByNode.get(row.nodeId)
  if (!member || !game) throw new Error(`open round ${row.id} has lost its member or game`)
  world.tables.openRounds.delete(row.id)
  return payRound(world, member, row.id, {
    game,
    stake: row.stake,
    payout: outcome.payout,
    playId: row.playId,
    key: row.key,
    detail: outcome.detail,
    fair: row.fair,
    ...(row.sources && { sources: row.sources }),
    at: at ?? world.clock.now(),
  })
}

/** Whether {@link settleDueRounds} would have anything to look at. */
export const roundsAreOpen = (world: Pick<World, 'tables'>): boolean => world.tables.openRounds.size > 0

/**
 * Ends every open round whose time has come by the outcome it was given at its start, as of that moment: a round that
 * was left alone ends as its rules say, whether or not anybody looks, and a bet on a shared result by that result. Call
 * inside a transaction.
 */
export function settleDueRounds(world: World): void {
  const now = world.clock.now()
  // A list of its own: a round that could not be ended comes back into the table behind the others.
  const due = [...world.tables.openRounds.all()].filter((row) => row.dueAt <= now)
  for (const row of due) {
    world.apart(`round ${row.id}`, () => {
      const outcome = row.laid ? outcomeOfPlaced(world, row) : shown(world, row).due
      if (outcome) finishOpenRound(world, row, outcome, row.dueAt)
    })
  }
}
