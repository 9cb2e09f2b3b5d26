import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'

const row = { orderNo: 'r-1', betAmount: 10, winAmount: '25.50', status: 'win' }

describe('a bet record with no more than the facts know', () => {
  it('reads: the valid part is the whole stake, the net amount is worked out', () => {
    const { list } = contract['records.bets'].value.parse({ list: [row] })
    expect(list).toMatchObject([
      {
        betAmount: '10.00',
        validBetAmount: '10.00',
        winAmount: '25.50',
        netAmount: '15.50',
        gameType: '',
        vassalage: '',
        betTime: 0,
        settleTime: null,
      },
    ])
  })

  it('takes the time of settling for the bet’s where only that is given', () => {
    const { list } = contract['records.bets'].value.parse({ list: [{ ...row, settleTime: '1735689600000' }] })
    expect(list[0]?.betTime).toBe(1_735_689_600_000)
  })

  it('keeps what the platform says', () => {
    const told = { ...row, validBetAmount: '4', netAmount: '-6', betTime: 5 }
    expect(contract['records.bets'].value.parse({ list: [told] }).list[0]).toMatchObject({
      validBetAmount: '4.00',
      netAmount: '-6.00',
      betTime: 5,
    })
  })

  it('still has to name its order and its amounts', () => {
    for (const field of ['orderNo', 'betAmount', 'winAmount', 'status'])
      expect([
        field,
        contract['records.bets'].value.safeParse({ list: [{ ...row, [field]: undefined }] }).success,
      ]).toEqual([field, false])
  })
})

describe('sums of bet records', () => {
  const own = { betAmount: 90, validBetAmount: 90, winAmount: 60, netAmount: -30 }
  const read = (value: object) => contract['records.bets'].value.parse(value)

  it('are the platform’s where it sends them, over every page', () => {
    expect(read({ list: [row], totalPages: 9, totals: own })).toMatchObject({
      totals: { betAmount: '90.00', netAmount: '-30.00' },
      totalsCover: 'query',
    })
  })

  it('are the answer’s own where it sends none, and say so when there are more pages [Q-09]', () => {
    const two = [row, { ...row, orderNo: 'r-2', betAmount: '0.001', winAmount: 0 }]
    expect(read({ list: two, totalPages: 1 })).toMatchObject({
      totals: { betAmount: '10.001', validBetAmount: '10.001', winAmount: '25.50', netAmount: '15.499' },
      totalsCover: 'query',
    })
    expect(read({ list: two, totalPages: 2 }).totalsCover).toBe('page')
    expect(read({}).totals).toEqual({ betAmount: '0.00', validBetAmount: '0.00', winAmount: '0.00', netAmount: '0.00' })
  })
})

describe('deposit settings with no more than the facts know', () => {
  it.each([
    ['nothing but the switch', { allowDeposit: 'Y' }],
    ['an object of another shape', { allowDeposit: 'Y', depositInfo: { bankList: [1] } }],
    ['null', { allowDeposit: 'Y', depositInfo: null, totalDepositSuccessCount: '2' }],
  ])('read: %s leaves nothing to choose from', (_words, value) => {
    const { allowDeposit, depositInfo } = contract['deposit.methods'].value.parse(value)
    expect([allowDeposit, depositInfo]).toEqual([true, { currency: null, methods: [], promotions: [], limits: [] }])
  })
})

describe('calls without an address in the facts', () => {
  it.each(['deposit.order', 'deposit.submit', 'withdrawal.charge', 'rebate.depositReport'] as const)(
    '%s is one of the additions',
    (id) => {
      expect([contract[id].extension, contract[id].path.startsWith('/wps/ext/')]).toEqual([true, true])
    },
  )

  it('and those with an address have it', () => {
    const known = [
      'security.setPaymentPassword',
      'security.changePaymentPassword',
      'profile.update',
      'deposit.list',
      'withdrawal.list',
    ] as const
    expect(known.map((id) => `${contract[id].method} ${contract[id].path} ${contract[id].extension}`)).toEqual([
      'PUT /wps/member/paymentPassword false',
      'POST /wps/member/paymentPassword false',
      'POST /wps/member/info false',
      'GET /wps/report/depositTransaction false',
      'GET /wps/report/withdrawTransaction false',
    ])
  })
})
