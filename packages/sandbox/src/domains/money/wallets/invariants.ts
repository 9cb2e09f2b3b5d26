import { differs } from '../../../core/ledger/Invariant.ts'
import { invariant } from '../../../Subject.ts'

/** A transfer between two people is one movement that leaves the total of members' money unchanged. */
export const walletInvariants = [
  invariant('transfers', ({ id, kind }, books) => differs(`transfer ${id}`, books.claim(kind, id)?.members === 0n)),
]
