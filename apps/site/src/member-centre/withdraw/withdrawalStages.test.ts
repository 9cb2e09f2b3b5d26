import type { Withdrawal, WithdrawalStage } from '@croupier/stores'
import { describe, expect, it } from 'vitest'
import { ownerOf, withdrawalStages } from './withdrawalStages.ts'

const withdrawal = (status: WithdrawalStage, ...reached: WithdrawalStage[]): Withdrawal => ({
  id: 'W1',
  amount: '500.00',
  fee: '0.00',
  payout: '500.00',
  paid: '0.00',
  received: '0.00',
  remaining: '500.00',
  status,
  stages: reached.map((stage, index) => ({ stage, at: index + 1 })),
  withdrawType: 'EW',
  bankName: 'GCash',
  accountNumber: '*******1002',
  accountName: 'Maria Santos',
  c2c: false,
  reason: null,
  reasonCode: null,
  requestedAt: 1,
  finishedAt: null,
})
const line = (status: WithdrawalStage, ...reached: WithdrawalStage[]) =>
  withdrawalStages(withdrawal(status, ...reached)).map(({ stage, state, at }) => `${stage} ${state} ${at ?? '-'}`)

describe('the timeline of a withdrawal', () => {
  it('shows what was reached with its time, where it is, and what is to come [S-346]', () => {
    expect(line('reviewing', 'requested', 'reviewing')).toEqual([
      'requested done 1',
      'reviewing current 2',
      'approved waiting -',
      'paying waiting -',
      'waiting waiting -',
      'received waiting -',
    ])
    expect(line('paid', 'requested', 'reviewing', 'approved', 'paying', 'paid')[4]).toBe('waiting current 5')
  })

  it('ends with the receipt, and leaves out skipped stages [S-350]', () => {
    expect(line('received', 'requested', 'approved', 'paying', 'received')).toEqual([
      'requested done 1',
      'approved done 2',
      'paying done 3',
      'received done 4',
    ])
  })

  it('ends with the refusal, after what was reached before it [S-346]', () => {
    expect(line('rejected', 'requested', 'reviewing', 'rejected')).toEqual([
      'requested done 1',
      'reviewing done 2',
      'rejected failed 3',
    ])
  })

  it('shows an inquiry in place of the confirmation, and the last time of a stage reached twice [S-349]', () => {
    expect(line('disputed', 'requested', 'approved', 'paying', 'disputed', 'paying', 'disputed')).toEqual([
      'requested done 1',
      'approved done 2',
      'paying done 5',
      'disputed current 6',
      'received waiting -',
    ])
  })

  it('says who is dealing with it [S-346]', () => {
    const owners = (status: WithdrawalStage, c2c = false) => {
      const one = { ...withdrawal(status, 'requested', 'reviewing'), c2c }
      return withdrawalStages(one).map((shown) => `${shown.stage} ${ownerOf(shown, one)}`)
    }
    expect(owners('requested')).toEqual([
      'requested team',
      'reviewing team',
      'approved team',
      'paying team',
      'waiting team',
      'received you',
    ])
    expect(owners('paid')).toContain('waiting you')
    expect(owners('paying', true)).toContain('paying members')
  })
})
