import type { Outcome } from '@croupier/games'
import type { Context } from '../../../Context.ts'
import { shown } from './hiddenRound.ts'
import { outcomeOfPlaced } from './outcomeOfPlaced.ts'
import { payRound } from './settle.ts'
import type { Bet, OpenRoundRow } from './rows.ts'

/** Ends an open round: pays it, writes its record and deletes the open row. */
export function finishOpenRound(context: Context, row: OpenRoundRow, outcome: Outcome, at?: number): Bet {
  if (outcome.payout < 0n) throw new RangeError('a payout cannot be negative')
  const member = context.tables.members.get(String(row.memberId))
  const game = context.catalogue.gameByNode.get(row.nodeId)
  if (!member || !game) throw new Error(`open round ${row.id} has lost its member or game`)
  context.tables.openRounds.delete(row.id)
  return payRound(context, member, row.id, {
    game,
    stake: row.stake,
    payout: outcome.payout,
    playId: row.playId,
    key: row.key,
    detail: outcome.detail,
    fair: row.fair,
    ...(row.sources && { sources: row.sources }),
    at: at ?? context.clock.now(),
  })
}

/** Whether {@link settleDueRounds} has anything to check. */
export const roundsAreOpen = (context: Pick<Context, 'tables'>): boolean => context.tables.openRounds.size > 0

/**
 * Ends every open round that is due with the outcome set at its start, as of that moment: an abandoned round
 * ends by its rules even if nobody looks, and a bet on a shared result by that result. Call
 * inside a transaction.
 */
export function settleDueRounds(context: Context): void {
  const now = context.clock.now()
  // Copied, because a round that could not be ended is put back at the end of the table.
  const due = [...context.tables.openRounds.all()].filter((row) => row.dueAt <= now)
  for (const row of due) {
    context.apart(`round ${row.id}`, () => {
      const outcome = row.laid ? outcomeOfPlaced(context, row) : shown(context, row).due
      if (outcome) finishOpenRound(context, row, outcome, row.dueAt)
    })
  }
}
