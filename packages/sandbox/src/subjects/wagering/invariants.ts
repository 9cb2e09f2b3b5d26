import { differs } from '../../core/ledger/Invariant.ts'
import { invariant } from '../../Subject.ts'

/** A bonus was taken back once, with what its row says, and only when it ended before its terms were met. */
export const wageringInvariants = [
  invariant('wagering', ({ id, status, takenBack }, books) => {
    const early = status === 'ended' || status === 'expired'
    const expected = early && takenBack > 0n ? -takenBack : undefined
    return differs(`wagering ${id}`, books.claim('bonus-end', id)?.members === expected)
  }),
]
