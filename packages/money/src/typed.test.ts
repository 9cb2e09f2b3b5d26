import { languages, formattingLocale } from '@croupier/locales'
import { latinDigits } from '@croupier/locales/digits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText } from './money.ts'
import { decimalMarkOf, decimalOf, isDoubtful, readAmount, typedText, withoutCurrency } from './typed.ts'

const minor = (typed: string, digits = 2, mark: '.' | ',' = '.') => {
  const amount = readAmount(typed, { digits, mark })
  return amount.ok ? amount.minor : amount.fault
}

describe('a typed amount', () => {
  it('becomes minor units exactly, without a float on the way [Q-09]', () => {
    expect(['500', '500.5', '0.07', '.5', '5.', '007', '8.29', '1,00,000'].map((typed) => minor(typed))).toEqual([
      50000n,
      50050n,
      7n,
      50n,
      500n,
      700n,
      829n,
      10000000n,
    ])
    expect(minor('999999999999999.99')).toBe(99999999999999999n)
  })

  it('refuses more decimals than the currency has, unless they are zeros [S-341]', () => {
    expect(['1.005', '1.50', '1.500', '0.001'].map((typed) => minor(typed))).toEqual([
      'too_many_decimals',
      150n,
      150n,
      'too_many_decimals',
    ])
    expect([minor('1.5', 0), minor('1.00', 0), minor('1.234', 3), minor('1.2345', 3)]).toEqual([
      'too_many_decimals',
      1n,
      1234n,
      'too_many_decimals',
    ])
  })

  it('is refused where it is no amount: signs, exponents, letters, impossibly large', () => {
    for (const typed of ['.', '-5', '+5', '1e3', '12,50', 'abc', '1.2.3', '0x10', '1,2,3', 'about 5', '12 apples'])
      expect(minor(typed), typed).toBe('not_a_number')
    expect([minor(''), minor('  ')]).toEqual(['not_empty', 'not_empty'])
    expect(minor('1'.repeat(16))).toBe('too_large')
    expect(minor('1'.repeat(100_000))).toBe('not_a_number')
  })

  it('has gaps only where they group thousands', () => {
    for (const mark of ['.', ','] as const) {
      expect(
        ["1'234", '1 234 567', '1\u202f234', '1\u066c234', '1 50 000'].map((typed) => minor(typed, 2, mark)),
      ).toEqual([123_400n, 123_456_700n, 123_400n, 123_400n, 15_000_000n])
      for (const typed of ['12 50', '500 00', "12'50", '12\u066c50', '1 2 3', '1 234 56', "1 234'567", '1.234 567'])
        expect(minor(typed, 2, mark), typed).toBe('not_a_number')
    }
    expect(minor('1 234,50', 2, ',')).toBe(123_450n)
  })

  it('with a decimal comma has thousands grouped by a point, typed or pasted', () => {
    expect(
      ['500.000', '50.000', '1.000', '1.500.000', '1.500,25', '12,5'].map((typed) => minor(typed, 2, ',')),
    ).toEqual([50_000_000n, 5_000_000n, 100_000n, 150_000_000n, 150_025n, 1_250n])
    // Many keypads have no comma: a point that groups nothing is a decimal point.
    expect(['12.50', '0.500', '1500.000'].map((typed) => minor(typed, 2, ','))).toEqual([1_250n, 50n, 150_000n])
    for (const typed of ['1,2,3', '1.2.3', '1.23.456', '1.2,3.4'])
      expect(minor(typed, 2, ','), typed).toBe('not_a_number')
  })

  it('says itself which mark is the decimal one where it has both, or repeats one', () => {
    for (const mark of ['.', ','] as const) {
      expect(['1.234,50', '1,234.50', '1.234.567', '1,234,567'].map((typed) => minor(typed, 2, mark))).toEqual([
        123_450n,
        123_450n,
        123_456_700n,
        123_456_700n,
      ])
    }
  })

  it('is in doubt only where the other mark would make it another amount', () => {
    expect(['1.500', '1,500', '12.500,', '500.000'].filter(isDoubtful)).toEqual(['1.500', '1,500', '500.000'])
    expect(['500', '12.50', '1.500,00', '1.500.000', '1500.00', '', 'abc', '0.500'].filter(isDoubtful)).toEqual([])
  })

  it.each([
    ['₱1,500.00', '1500.00'],
    ['Php 1,234.50', '1234.50'],
    ['PHP1,234.50', '1234.50'],
    ['P1,234.50', '1234.50'],
    ['Tk 1,234.50', '1234.50'],
    ['Tk. 1,234', '1234'],
    ['1,234/-', '1234'],
    ['1,234 টাকা', '1234'],
    ['1,500.00 PHP', '1500.00'],
    ['1,500.00\u00a0₫', '1500.00'],
    ['\u200f1\u066c234\u066b50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1 234.50', '1234.50'],
  ])('%s is read without its currency, as %s', (typed, decimal) => {
    expect(decimalOf(typed, '.')).toBe(decimal)
  })

  it('knows the mark that the field itself shows, and takes nothing else away', () => {
    expect(withoutCurrency('ر.س 12.50', 'ر.س')).toBe('12.50')
    for (const typed of ['ABCD 12', 'about 12.50', '12 apples', '-5', '1e3']) expect(withoutCurrency(typed)).toBe(typed)
  })

  it('is read back as it was shown, in either mark and with any decimals', () => {
    const digits = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 14n),
        digits,
        fc.constantFrom('.' as const, ',' as const),
        (amount, decimals, mark) => {
          const shown = typedText(moneyText(amount, decimals), mark)
          expect(minor(shown, decimals, mark)).toBe(amount)
        },
      ),
    )
  })
})

describe.each(languages.map((language) => [language.code, language] as const))('an amount in %s', (_code, language) => {
  const locales = [language.tag, ...language.digits.map((digits) => formattingLocale(language, { digits }))]

  it.each(locales)('reads back as Intl writes it with %s, with any decimals of a currency', (locale) => {
    const mark = decimalMarkOf(locale)
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 12n),
        fc.constantFrom(0, 2, 3, 4),
        fc.boolean(),
        (amount, digits, useGrouping) => {
          const format = new Intl.NumberFormat(locale, {
            useGrouping,
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          })
          const written = format.format(moneyText(amount, digits) as `${number}`)
          expect(minor(latinDigits(written), digits, mark), written).toBe(amount)
        },
      ),
      { numRuns: 40 },
    )
  })
})
