import { describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdictOf.ts'
import { needsCode, withdrawalChoiceSchema, withdrawalProofSchema, type WithdrawalTerms } from './withdrawalSchema.ts'

const terms: WithdrawalTerms = {
  bands: { BC: { minimum: '100.00', maximum: '50000.00' }, EW: { minimum: '50.00', maximum: '5000.00', timesLeft: 0 } },
  available: '1200.00',
  password: true,
}
const accounts = [
  { id: 'bank', name: 'BDO', number: '•••• 1234', withdrawType: 'BC' as const },
  { id: 'wallet', name: 'GCash', number: '•••• 4567', withdrawType: 'EW' as const },
  { id: 'coin', name: 'Wallet', number: '•••• 8901', withdrawType: 'VW' as const },
]
const spelling = { digits: 2, mark: '.' } as const
const verdict = (change: object, changed: Partial<WithdrawalTerms> = {}) =>
  verdictOf(
    withdrawalChoiceSchema({ accounts, terms: { ...terms, ...changed }, spelling, money: (amount) => `₱${amount}` }),
    {
      bankCardId: 'bank',
      amount: '500',
      c2c: false,
      ...change,
    },
  )

describe('choosing a withdrawal', () => {
  it('needs a bound account that is open [S-345]', () => {
    expect(verdict({})).toEqual({ bankCardId: 'bank', amount: 50_000n, c2c: false })
    expect(verdict({ bankCardId: '' })).toEqual(['bankCardId: withdrawal.choose_account'])
    expect(verdict({ bankCardId: null })).toEqual(['bankCardId: withdrawal.choose_account'])
    expect(verdict({ bankCardId: 'wallet' })).toEqual(['bankCardId: withdrawal.no_times_left'])
    expect(verdict({ bankCardId: 'coin' })).toEqual(['bankCardId: withdrawal.kind_closed'])
  })

  it('needs available balance, within the band and what is left of the day’s limit [S-345]', () => {
    expect(verdict({ amount: '99.99' })).toEqual(['amount: deposit.amount_band'])
    expect(verdict({ amount: '1200' })).toMatchObject({ amount: 120_000n })
    expect(verdict({ amount: '1200.01' })).toEqual(['amount: amount.not_enough'])
    expect(verdict({ amount: '100.001' })).toEqual(['amount: deposit.amount_band_decimals'])
    expect(verdict({ amount: '100' }, { available: '80.00' })).toEqual(['amount: amount.below_least'])
    const spent = { bands: { BC: { minimum: '100.00', maximum: '50000.00', amountLeft: '50.00' } } }
    expect(verdict({ amount: '100' }, spent)).toEqual(['amount: amount.not_enough'])
    const tight = { bands: { BC: { minimum: '100.00', maximum: '50000.00', amountLeft: '300.00' } } }
    expect(verdict({ amount: '300.01' }, tight)).toEqual(['amount: deposit.amount_band'])
  })

  it('names the turnover that is left before anything else about the amount', () => {
    expect(verdict({ amount: '' }, { turnoverLeft: '20.00' })).toEqual(['amount: withdrawal.turnover_left'])
    expect(verdict({}, { turnoverLeft: '0.00' })).toMatchObject({ amount: 50_000n })
  })

  it('lets the part that no bonus binds be withdrawn, where the platform names it [G-49]', () => {
    const bound = { turnoverLeft: '20.00', withdrawable: '400.00' }
    expect(verdict({ amount: '400.00' }, bound)).toMatchObject({ amount: 40_000n })
    expect(verdict({ amount: '400.01' }, bound)).toEqual(['amount: amount.not_enough'])
  })

  it('takes only the fixed amounts where there are some', () => {
    expect(verdict({ amount: '500.00' }, { fixedAmounts: ['500.00'] })).toMatchObject({ amount: 50_000n })
    expect(verdict({ amount: '400.00' }, { fixedAmounts: ['500.00'] })).toEqual(['amount: form.choose'])
  })
})

describe('confirming a withdrawal', () => {
  it('asks for payment password and code, each only where it is needed [S-345]', () => {
    const empty = { password: '', verificationCode: '' }
    expect(verdictOf(withdrawalProofSchema(true, true), empty)).toEqual([
      'password: not_empty',
      'verificationCode: enter_verification_code',
    ])
    expect(verdictOf(withdrawalProofSchema(false, false), empty)).toEqual(empty)
    expect([
      needsCode({ ...terms, codeFrom: '500.00' }, 49_999n, 2),
      needsCode({ ...terms, codeFrom: '500.00' }, 50_000n, 2),
    ]).toEqual([false, true])
    expect(needsCode(terms, 50_000n, 2)).toBe(false)
  })
})
