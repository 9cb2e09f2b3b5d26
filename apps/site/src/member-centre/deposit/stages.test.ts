import type { Deposit } from '@croupier/stores'
import { describe, expect, it } from 'vitest'
import { stagesOf } from './stages.ts'

const deposit = (change: Partial<Deposit>): Deposit => ({
  id: 'D1',
  orderId: 'D1',
  orderReference: 'GC00001',
  methodId: 'GCASH',
  methodName: 'GCash',
  amount: '500.00',
  fee: '0.00',
  credit: '500.00',
  status: 'submitted',
  reference: null,
  reason: null,
  reasonCode: null,
  expiresAt: null,
  promotionId: null,
  orderedAt: 1,
  submittedAt: 2,
  matchingAt: null,
  creditedAt: null,
  rejectedAt: null,
  expiredAt: null,
  ...change,
})
const line = (change: Partial<Deposit>) =>
  stagesOf(deposit(change)).map(({ status, at, current }) => `${current ? '>' : ''}${status} ${at ?? '-'}`)

describe('the status line of a deposit', () => {
  it('shows what was reached with its time and what is to come [S-344]', () => {
    expect(line({})).toEqual(['>submitted 2', 'matching -', 'credited -'])
    expect(line({ status: 'matching', matchingAt: 3 })).toEqual(['submitted 2', '>matching 3', 'credited -'])
    expect(line({ status: 'credited', matchingAt: 3, creditedAt: 4 })).toEqual([
      'submitted 2',
      'matching 3',
      '>credited 4',
    ])
    expect(line({ status: 'rejected', matchingAt: 3, rejectedAt: 4 })).toEqual([
      'submitted 2',
      'matching 3',
      '>rejected 4',
    ])
  })

  it('leaves out the check of a deposit that was decided immediately [S-344]', () => {
    expect(line({ status: 'credited', creditedAt: 4 })).toEqual(['submitted 2', '>credited 4'])
  })

  it('shows an order that waits for its payment, and one that was never paid', () => {
    expect(line({ status: 'ordered', submittedAt: null })).toEqual(['>ordered 1', 'submitted -'])
    expect(line({ status: 'expired', submittedAt: null, expiredAt: 9 })).toEqual(['ordered 1', '>expired 9'])
  })
})
