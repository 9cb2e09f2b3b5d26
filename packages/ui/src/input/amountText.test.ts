import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, latinDigits, tidyAmount, withoutCurrency } from './amountText.ts'

describe('amountText', () => {
  it.each([
    ['১২৩৪.৫০', '1234.50'],
    ['١٢٣٤٫٥٠', '1234.50'],
    ['๑,๒๐๐', '1200'],
    ['１２３', '123'],
    ['1,500.00', '1500.00'],
    ['1,00,000', '100000'],
    ['1 500.5', '1500.5'],
  ])('reads %s as %s', (typed, text) => {
    expect(amountText(typed)).toBe(text)
  })

  it.each(['12,50', '1,5', '12.345', '-5', 'abc', '1.2.3'])('leaves %s to the form to complain about', (typed) => {
    expect(amountText(typed)).toBe(typed)
  })

  it('changes no digit value in any script', () => {
    const zero = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10)
    fc.assert(
      fc.property(zero, fc.stringMatching(/^\d{1,15}$/), (start, digits) => {
        const written = [...digits].map((digit) => String.fromCodePoint(start + Number(digit))).join('')
        expect(latinDigits(written)).toBe(digits)
      }),
    )
  })

  it('gives the same text when run on its own result', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(amountText(amountText(typed))).toBe(amountText(typed))
      }),
    )
  })

  it.each([
    ['1.500,00', '1500.00'],
    ['12,50', '12.50'],
    ['1.500', '1500'],
    ['١٢٣٤٫٥٠', '1234.50'],
    ['１２，５', '12.5'],
  ])('with a decimal comma reads %s as %s', (typed, text) => {
    expect(amountText(typed, ',')).toBe(text)
  })

  it.each(['12.50', '1.2345', '1,2,3', '1,234.5'])('with a decimal comma leaves %s to the form', (typed) => {
    expect(amountText(typed, ',')).toBe(typed)
  })
})

describe('withoutCurrency', () => {
  it.each([
    ['₱1,500.00', '1,500.00'],
    ['PHP 1,500.00', '1,500.00'],
    ['1,500.00 PHP', '1,500.00'],
    ['১২,৩৪,৫৬৭.৫০৳', '১২,৩৪,৫৬৭.৫০'],
    ['\u200f١٬٢٣٤٫٥٠', '١٬٢٣٤٫٥٠'],
    ['1.500,25\u00a0₫', '1.500,25'],
    [' 12.50 ', '12.50'],
  ])('leaves the amount of %s', (pasted, amount) => {
    expect(withoutCurrency(pasted)).toBe(amount)
  })

  it('knows the mark that the field itself shows', () => {
    expect(withoutCurrency('ر.س 12.50', 'ر.س')).toBe('12.50')
    expect(withoutCurrency('12.50 Rp', 'Rp')).toBe('12.50')
  })

  it.each(['ABCD 12', 'about 12.50', '12 apples', '-5'])('takes nothing else away: %s', (pasted) => {
    expect(withoutCurrency(pasted)).toBe(pasted)
  })
})

describe('tidyAmount', () => {
  it.each([
    ['7.5', 2, '7.50'],
    ['007', 2, '7.00'],
    ['.5', 2, '0.50'],
    ['12.', 0, '12'],
    ['12.00', 0, '12'],
    ['9007199254740993.1', 2, '9007199254740993.10'],
  ])('writes %s with %i digits as %s', (text, digits, tidy) => {
    expect(tidyAmount(text, digits)).toBe(tidy)
  })

  it.each(['', '.', '12,50', 'abc', '1.234', '1.2.3'])('leaves %s to the form', (text) => {
    expect(tidyAmount(text, 2)).toBe(text)
  })

  it('changes no amount, and nothing when run again', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 18n), (minor) => {
        const text = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`
        expect(tidyAmount(text, 2)).toBe(text)
        expect(tidyAmount(tidyAmount(`00${text}0`, 2), 2)).toBe(text)
      }),
    )
  })
})
