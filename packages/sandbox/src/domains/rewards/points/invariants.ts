import { differs } from '../../../core/ledger/Invariant.ts'
import { invariant } from '../../../Subject.ts'

/** Points converted to money were paid once. */
const redemptions = invariant('redemptions', ({ id, amount }, books) =>
  differs(`redemption ${id}`, books.claim('points', String(id))?.members === (amount > 0n ? amount : undefined)),
)

/** A member's points are the sum of their changes, and never below zero. */
const pointAccounts = invariant('pointAccounts', ({ memberId, balance }, _books, tables) => {
  const sum = tables.pointChanges.by('member', String(memberId)).reduce((total, { change }) => total + change, 0n)
  return sum === balance && balance >= 0n ? [] : [`points of ${memberId}: ${balance}, changes ${sum}`]
})

/** Invariants of redemptions in the ledger, and of the sums of points. */
export const pointInvariants = [redemptions, pointAccounts]
