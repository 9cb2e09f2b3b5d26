import { differs } from '../../../core/ledger/Invariant.ts'
import { invariant } from '../../../Subject.ts'

/** A bet settled immediately is one round; one that stayed open is its stake and, if it won, its payout. */
const bets = invariant('bets', (bet, books) => {
  const staked = books.claim('stake', bet.id)
  const booked =
    staked === undefined
      ? books.claim('round', bet.id)?.members
      : staked.members + (books.claim('payout', bet.id)?.members ?? 0n)
  return differs(`bet ${bet.id}`, booked === bet.payout - bet.stake)
})

/** An open round has taken its stake and paid nothing. */
const openRounds = invariant('openRounds', (open, books) =>
  differs(
    `open round ${open.id}`,
    books.claim('stake', open.id)?.members === -open.stake && books.claim('payout', open.id) === undefined,
  ),
)

/** Ledger invariants of bets and open rounds. */
export const roundInvariants = [bets, openRounds]
