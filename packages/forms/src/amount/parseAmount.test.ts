import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { amountSchema } from './amountSchema.ts'
import { amountOf, parseAmount } from './parseAmount.ts'

const minor = (typed: string, decimals?: number) => {
  const amount = parseAmount(typed, decimals)
  return amount.ok ? amount.minor : amount.fault
}

describe('typed money', () => {
  it('becomes minor units exactly, without a float on the way [Q-09]', () => {
    expect(
      ['500', '500.5', '0.07', '.5', '5.', '007', '8.29', '১,৫০০.৫০', '1,00,000'].map((typed) => minor(typed)),
    ).toEqual([50000n, 50050n, 7n, 50n, 500n, 700n, 829n, 150050n, 10000000n])
    expect(minor('999999999999999.99')).toBe(99999999999999999n)
  })

  it('survives the way to text and back for every amount [Q-09]', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n }),
        fc.constantFrom(0, 2, 3),
        (amount, decimals) => {
          const bounded = amount % 10n ** 15n
          return minor(amountOf(bounded, decimals), decimals) === bounded
        },
      ),
    )
    expect([amountOf(0n), amountOf(-5n), amountOf(123456n), amountOf(7n, 0)]).toEqual(['0.00', '-0.05', '1234.56', '7'])
  })

  it('refuses more decimals than the currency has, unless they are zeros [S-341]', () => {
    expect(['1.005', '1.50', '1.500', '0.001'].map((typed) => minor(typed))).toEqual([
      'too_many_decimals',
      150n,
      150n,
      'too_many_decimals',
    ])
    expect(minor('1.5', 0)).toBe('too_many_decimals')
  })

  it('refuses text that is not an amount, and impossibly large amounts', () => {
    for (const typed of ['', ' ', '.', '-5', '+5', '1e3', '12,50', 'abc', '1.2.3', '0x10', '5₱'])
      expect(minor(typed)).toBe('not_a_number')
    expect(minor('1'.repeat(16))).toBe('too_large')
    expect(minor('1'.repeat(100_000))).toBe('not_a_number')
  })
})

describe('the amount field', () => {
  const schema = amountSchema({ min: '100.00', max: '50000.00', format: (amount) => `₱${amount}` })
  const fault = (typed: string) => z.safeParse(schema, typed).error?.issues[0]

  it('takes both ends of the band and hands on decimal text [S-341]', () => {
    expect(['100', '50,000', '৫০০'].map((typed) => z.parse(schema, typed))).toEqual(['100.00', '50000.00', '500.00'])
  })

  it('names the band whatever is wrong [S-341]', () => {
    const messages = ['99.99', '50000.01', '100.005', '', 'abc', '0'].map((typed) => [
      fault(typed)?.message,
      fault(typed)?.code,
    ])
    expect(messages.map(([message]) => message)).toEqual([
      'deposit.amount_band',
      'deposit.amount_band',
      'deposit.amount_band_decimals',
      'deposit.amount_band',
      'deposit.amount_band',
      'deposit.amount_band',
    ])
    expect(fault('1')).toMatchObject({ params: { fault: { values: { min: '₱100.00', max: '₱50000.00' } } } })
  })
})
