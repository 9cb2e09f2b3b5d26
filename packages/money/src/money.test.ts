import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareMoney,
  currencyDigits,
  decimalText,
  divided,
  MoneyFormatError,
  moneySum,
  moneyText,
  parseMoney,
  shareOf,
} from './money.ts'

describe('parseMoney', () => {
  it.each([
    ['0', 0n],
    ['1234.50', 123450n],
    ['1234.5', 123450n],
    ['-3', -300n],
    ['+.5', 50n],
    ['7.', 700n],
    ['1.500', 150n],
    ['0012.30', 1230n],
    ['90071992547409931234567890.12', 9007199254740993123456789012n],
  ])('reads %s', (text, minor) => {
    expect(parseMoney(text, 2)).toBe(minor)
  })

  it('keeps amounts exact at any size and sign [Q-09]', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 0, max: 8 }), (minor, digits) => {
        expect(parseMoney(moneyText(minor, digits), digits)).toBe(minor)
      }),
    )
  })

  it.each([
    '',
    ' ',
    'abc',
    '1,234.50',
    '1.2.3',
    '.',
    '-',
    '₱5',
    '0x10',
    'NaN',
    'Infinity',
    '১২',
    '1e3',
    '1E-2',
    '1e9999',
  ])('refuses %j by a typed error', (text) => {
    expect(() => parseMoney(text, 2)).toThrowError(
      expect.objectContaining({ name: 'MoneyFormatError', fault: 'not-a-decimal' }),
    )
  })

  it('refuses decimals that the currency cannot hold, and never rounds [Q-09]', () => {
    expect(() => parseMoney('0.005', 2)).toThrowError(expect.objectContaining({ fault: 'too-many-decimals' }))
    expect(() => parseMoney('5.5', 0)).toThrow(RangeError)
    expect(parseMoney('0.005', 3)).toBe(5n)
  })

  it('does not repeat the text in its error', () => {
    expect(() => parseMoney('secret 900.10', 2)).not.toThrow(/900/)
    expect(() => parseMoney('secret 900.10', 2)).toThrow(MoneyFormatError)
  })
})

describe('moneyText', () => {
  it.each([
    [123450n, 2, '1234.50'],
    [-5n, 2, '-0.05'],
    [0n, 2, '0.00'],
    [7n, 0, '7'],
    [-7n, 3, '-0.007'],
  ])('writes %s with %i decimals', (minor, digits, text) => {
    expect(moneyText(minor, digits)).toBe(text)
  })
})

describe('decimalText', () => {
  it.each([
    [1234.5, '1234.50'],
    ['512.30', '512.30'],
    [0, '0.00'],
    [-0, '0.00'],
    ['-0.00', '0.00'],
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000.00'],
    ['0012.340', '12.34'],
    [0.001, '0.001'],
    ['-1.5', '-1.50'],
  ])('spells %s in one way', (amount, text) => {
    expect(decimalText(amount)).toBe(text)
  })

  it('is its own fixed point', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (amount) => {
        const text = decimalText(amount)
        expect(decimalText(text)).toBe(text)
        expect(Number(text)).toBe(amount === 0 ? 0 : amount)
      }),
    )
  })
})

describe('sums and shares', () => {
  it('adds and takes away exactly, whatever the decimals [Q-09]', () => {
    expect(moneySum([])).toBe('0.00')
    expect(moneySum(['0.1', '0.2'])).toBe('0.30')
    expect(moneySum(['10', '0.005'], ['3.25'])).toBe('6.755')
    expect(moneySum(['1.00'], ['2'])).toBe('-1.00')
  })

  it('orders amounts exactly, whatever the decimals of each [Q-09]', () => {
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.bigInt(),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 0, max: 4 }),
        (one, other, a, b) => {
          const scaled = one * 10n ** BigInt(b) - other * 10n ** BigInt(a)
          expect(compareMoney(moneyText(one, a), moneyText(other, b))).toBe(scaled === 0n ? 0 : scaled < 0n ? -1 : 1)
        },
      ),
    )
  })

  it('takes a share and rounds it as asked', () => {
    expect(shareOf(33_333n, '1.85', { percent: true, rounding: 'half-up' })).toBe(617n)
    expect(shareOf(33_333n, '1.85', { percent: true, rounding: 'down' })).toBe(616n)
    expect(shareOf(700n, '1.90', { rounding: 'down' })).toBe(1_330n)
    expect((['down', 'up', 'half-up'] as const).map((rounding) => divided(7n, 2n, rounding))).toEqual([3n, 4n, 4n])
    expect((['down', 'up', 'half-up'] as const).map((rounding) => divided(7n, 3n, rounding))).toEqual([2n, 3n, 2n])
  })

  it('knows the decimals of a currency', () => {
    expect(['PHP', 'JPY', 'KWD'].map(currencyDigits)).toEqual([2, 0, 3])
    expect(() => currencyDigits('peso')).toThrow(RangeError)
  })
})
