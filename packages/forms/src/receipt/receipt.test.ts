import { describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdictOf.ts'
import { defaultReceiptRule } from '../deposit/receipts.ts'
import { receiptAnswerSchema } from './receiptSchema.ts'

const schema = receiptAnswerSchema({
  amount: '500.00',
  proofFiles: defaultReceiptRule,
  spelling: { digits: 2, mark: '.' },
  money: (amount) => `₱${amount}`,
})
const picture = new File(['x'], 'statement.png', { type: 'image/png' })
const verdict = (change: object) =>
  verdictOf(schema, { action: 'RECEIVED', amount: '', comment: '', proof: [], ...change })

describe('what became of a payout', () => {
  it('is one of three answers, none of them preselected [S-347]', () => {
    expect(verdict({})).toMatchObject({ action: 'RECEIVED' })
    expect(verdict({ action: '' })).toEqual(['action: form.choose'])
  })

  it('needs a proof when nothing was received, with its own text [S-348]', () => {
    expect(verdict({ action: 'NOT_RECEIVED' })).toEqual(['proof: receipt.proof_needed'])
    expect(verdict({ action: 'NOT_RECEIVED', proof: [picture] })).toMatchObject({ proof: [picture] })
    const film = new File(['x'], 'film.gif', { type: 'image/gif' })
    expect(verdict({ action: 'NOT_RECEIVED', proof: [film] })).toEqual(['proof: deposit.receipt_type'])
  })

  it('asks for the part that arrived: more than nothing, less than all [S-349]', () => {
    for (const amount of ['', '0', '500', '500.01'])
      expect(verdict({ action: 'PARTIAL', amount })).toEqual(['amount: deposit.amount_band'])
    expect(verdict({ action: 'PARTIAL', amount: '499.99' })).toMatchObject({ amount: 49_999n })
    expect(verdict({ action: 'PARTIAL', amount: '0.01' })).toMatchObject({ amount: 1n })
  })
})
