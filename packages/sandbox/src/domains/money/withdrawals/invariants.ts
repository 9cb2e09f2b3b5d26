import { differs } from '../../../core/ledger/Invariant.ts'
import { invariant } from '../../../Subject.ts'

/**
 * A withdrawal took its amount from the member once; its hold is what was neither paid nor returned; at the end
 * nothing is held.
 */
const withdrawals = invariant('withdrawals', (withdrawal, books, tables) => {
  const { id, amount } = withdrawal
  const taken = books.claim('withdrawal', id)
  const back = books.claim('withdrawal-returned', id)
  let held = (taken?.held ?? 0n) + (books.claim('withdrawal-fee', id)?.held ?? 0n) + (back?.held ?? 0n)
  for (const payout of tables.payouts.by('withdrawal', id)) {
    held += books.claim('withdrawal-paid', payout.id)?.held ?? 0n
    held += books.claim('withdrawal-reversed', payout.id)?.held ?? 0n
    if (payout.depositId) held += books.claim('matched-deposit', payout.depositId)?.held ?? 0n
  }
  const over = withdrawal.status === 'received' || withdrawal.status === 'rejected' || withdrawal.status === 'returned'
  return [
    ...differs(`withdrawal ${id}`, taken?.members === -amount && taken.held === amount),
    ...(held === withdrawal.held ? [] : [`withdrawal ${id}: ${held} held, ${withdrawal.held} claimed`]),
    ...(over && held !== 0n ? [`withdrawal ${id}: over with ${held} held`] : []),
    ...differs(`withdrawal ${id} given back`, (back?.members ?? 0n) === withdrawal.returned),
  ]
})

/** A payout left the hold once: through the cashier, or as the deposit of the member who paid it. */
const payouts = invariant('payouts', (payout, books) => {
  const { id, amount, received } = payout
  const paid = books.claim('withdrawal-paid', id)?.held
  const reversed = books.claim('withdrawal-reversed', id)?.held
  if (payout.depositId) {
    const booked = books.claim('matched-deposit', payout.depositId)?.held
    const confirmed = payout.status === 'received' || payout.status === 'automatic' || payout.status === 'forced'
    const expected = confirmed ? -amount : payout.status === 'reversed' && received > 0n ? -received : undefined
    return differs(`payout ${id}`, paid === undefined && reversed === undefined && booked === expected)
  }
  const expected = payout.status === 'reversed' ? amount - received : undefined
  return differs(`payout ${id}`, paid === -amount && reversed === expected)
})

/** Ledger invariants of withdrawals and payouts. */
export const withdrawalInvariants = [withdrawals, payouts]
