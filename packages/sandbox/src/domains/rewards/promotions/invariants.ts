import { differs } from '../../../core/ledger/Invariant.ts'
import { invariant } from '../../../Subject.ts'

/** A claimed reward with money was paid once, any other never. */
export const promotionInvariants = [
  invariant('rewards', ({ id, status, amount }, books) => {
    const expected = status === 'claimed' && amount > 0n ? amount : undefined
    return differs(`reward ${id}`, books.claim('bonus', String(id))?.members === expected)
  }),
]
