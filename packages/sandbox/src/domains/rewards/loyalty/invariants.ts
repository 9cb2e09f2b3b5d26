import { differs } from '../../../core/ledger/Invariant.ts'
import { invariant } from '../../../Subject.ts'

/** The rebate of a day and product was paid once. */
export const loyaltyInvariants = [
  invariant('rebates', ({ id, amount }, books) =>
    differs(`rebate ${id}`, books.claim('rebate', id)?.members === amount),
  ),
]
