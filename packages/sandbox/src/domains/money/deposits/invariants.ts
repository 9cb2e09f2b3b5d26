import { depositMovement } from './deposits.ts'
import { differs } from '../../../core/ledger/Invariant.ts'
import { invariant } from '../../../Subject.ts'

/** A deposit is credited once when it says so, and never otherwise. */
export const depositInvariants = [
  invariant('deposits', (deposit, books) =>
    differs(
      `deposit ${deposit.id}`,
      // A matched one that went back to its sender is booked and reached no member.
      (books.claim(depositMovement(deposit), deposit.id)?.members || undefined) ===
        (deposit.status === 'credited' ? deposit.amount : undefined),
    ),
  ),
]
