import { differs } from '../../../core/ledger/Invariant.ts'
import { invariant } from '../../../Subject.ts'

/** A transfer between two people is one movement that leaves members, taken together, with what they had. */
export const walletInvariants = [
  invariant('transfers', ({ id, kind }, books) => differs(`transfer ${id}`, books.claim(kind, id)?.members === 0n)),
]
