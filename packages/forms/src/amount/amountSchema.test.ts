import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { amountSchema } from './amountSchema.ts'
import { spendableSchema } from './spendableSchema.ts'

const format = (amount: string) => `₱${amount}`

describe('an amount to spend', () => {
  const faults = (isBalanceHidden: boolean) => {
    const spendable = { available: '90.00', spelling: { digits: 2, mark: '.' }, format, isBalanceHidden } as const
    const tooMuch = z.safeParse(spendableSchema(spendable), '100').error
    const tooLittle = z.safeParse(spendableSchema({ ...spendable, minimum: '200.00' }), '300').error
    return JSON.stringify([tooMuch?.issues, tooLittle?.issues])
  }

  it('a fault says how much there is, unless the member hides the balance [S-058]', () => {
    expect(faults(false)).toContain('₱90.00')
    expect(faults(true)).not.toContain('90')
    expect(faults(true)).toContain('******')
  })
})

describe('the amount field', () => {
  const schema = amountSchema({ min: '100.00', max: '50000.00', spelling: { digits: 2, mark: '.' }, format })
  const fault = (typed: string) => z.safeParse(schema, typed).error?.issues[0]

  it('takes both ends of the band and hands on minor units, from digits of any script [S-341]', () => {
    expect(['100', '50,000', '৫০০'].map((typed) => z.parse(schema, typed))).toEqual([10_000n, 5_000_000n, 50_000n])
  })

  it('takes the invisible characters that messages put around amounts', () => {
    expect(['\u202a1,500.00\u202c', '\u200b1500\ufeff'].map((typed) => z.parse(schema, typed))).toEqual([
      150_000n,
      150_000n,
    ])
  })

  it('names the band whatever is wrong [S-341]', () => {
    const wrong = ['99.99', '50000.01', '100.005', '', 'abc', '0', '1e3']
    expect(wrong.map((typed) => fault(typed)?.message)).toEqual([
      'deposit.amount_band',
      'deposit.amount_band',
      'deposit.amount_band_decimals',
      'deposit.amount_band',
      'deposit.amount_band',
      'deposit.amount_band',
      'deposit.amount_band',
    ])
    expect(fault('1')).toMatchObject({ params: { fault: { values: { min: '₱100.00', max: '₱50000.00' } } } })
  })

  it('reads a grouping point where the language has a decimal comma', () => {
    const comma = amountSchema({ min: '1', max: '900000', spelling: { digits: 2, mark: ',' }, format })
    expect(z.parse(comma, '500.000')).toBe(50_000_000n)
  })
})

describe('a currency with other decimals', () => {
  const verdicts = (digits: number) => {
    const schema = amountSchema({ min: '1.00', max: '5000.00', spelling: { digits, mark: '.' }, format })
    return ['500', '500.5', '1.234', '1.2345', '5000.001'].map(
      (typed) => z.safeParse(schema, typed).error?.issues[0]?.message ?? z.parse(schema, typed),
    )
  }

  it.each([
    [0, [500n, 'deposit.amount_band_decimals', 'deposit.amount_band_decimals', 'deposit.amount_band_decimals']],
    [2, [50_000n, 50_050n, 'deposit.amount_band_decimals', 'deposit.amount_band_decimals']],
    [3, [500_000n, 500_500n, 1_234n, 'deposit.amount_band_decimals']],
  ] as const)('of %i takes those and no more', (digits, expected) => {
    expect(verdicts(digits).slice(0, 4)).toEqual(expected)
    expect(verdicts(digits)[4]).toBe(digits === 3 ? 'deposit.amount_band' : 'deposit.amount_band_decimals')
  })

  it('has its own smallest unit as the least that can be sent', () => {
    const least = (digits: number) => {
      const schema = spendableSchema({ available: '9', spelling: { digits, mark: '.' }, format })
      const issue = z.safeParse(schema, '0').error?.issues[0] as { params?: { fault?: { values?: { min?: string } } } }
      return issue.params?.fault?.values?.min
    }
    expect([0, 2, 3].map(least)).toEqual(['₱1', '₱0.01', '₱0.001'])
  })
})
