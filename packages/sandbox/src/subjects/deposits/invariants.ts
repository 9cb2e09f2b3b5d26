import { differs } from '../../core/ledger/Invariant.ts'
import { invariant } from '../../Subject.ts'

/** A deposit is credited once when it says so, and never otherwise. */
export const depositInvariants = [
  invariant('deposits', (deposit, books) =>
    differs(
      `deposit ${deposit.id}`,
      books.claim('deposit', deposit.id)?.members === (deposit.status === 'credited' ? deposit.amount : undefined),
    ),
  ),
]
