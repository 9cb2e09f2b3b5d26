import { depositMovement } from './deposits.ts'
import { differs } from '../../../core/ledger/Invariant.ts'
import { invariant } from '../../../Subject.ts'

/** A credited deposit is posted once, and any other never. */
export const depositInvariants = [
  invariant('deposits', (deposit, books) =>
    differs(
      `deposit ${deposit.id}`,
      // A matched one that was returned to its sender is posted but reached no member.
      (books.claim(depositMovement(deposit), deposit.id)?.members || undefined) ===
        (deposit.status === 'credited' ? deposit.amount : undefined),
    ),
  ),
]
