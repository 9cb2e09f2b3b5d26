import { differs } from '../../../core/ledger/Invariant.ts'
import { invariant } from '../../../Subject.ts'

/** A bonus was forfeited once, with the amount in its row, and only when it ended before its terms were met. */
export const wageringInvariants = [
  invariant('wagering', ({ id, status, takenBack }, books, tables) => {
    const early = status === 'ended' || status === 'expired'
    const expected = early && takenBack > 0n ? -takenBack : undefined
    const left = status === 'open' ? 0 : tables.accounts.by('bonus', id).length
    return [
      ...differs(`wagering ${id}`, books.claim('bonus-end', id)?.members === expected),
      ...(left === 0 ? [] : [`wagering ${id}: over with bonus money left`]),
    ]
  }),
]
