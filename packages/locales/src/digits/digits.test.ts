import { parse } from '@formatjs/icu-messageformat-parser'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import bengali from '../texts/BN.json' with { type: 'json' }
import { inDigits, latinDigits, numberText } from './index.ts'
import { withLatinDigits } from '../messageDigits.ts'
import { languages } from '../languages.ts'

describe('Latin digits', () => {
  it('stand for the digits of every script the languages are written with [S-261]', () => {
    const systems = [...new Set(languages.flatMap(({ digits }) => digits))]
    fc.assert(
      fc.property(fc.constantFrom(...systems), fc.nat(), (system, number) => {
        const native = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(number)
        expect(latinDigits(native)).toBe(String(number))
      }),
    )
  })

  it('replace the fixed numbers of Bengali texts and nothing else [S-261]', () => {
    expect(withLatinDigits(bengali['date_range.shortcut_previous_30'])).toBe('গত 30 দিন')
    for (const text of Object.values(bengali)) {
      expect(withLatinDigits(text)).not.toMatch(/[০-৯]/)
      expect(JSON.stringify(withLatinDigits(parse(text)))).not.toMatch(/[০-৯]/)
    }
    expect(withLatinDigits(bengali.hd_home)).toBe(bengali.hd_home)
  })
})

it('writes the face of a timer in the digits of the language [S-261]', () => {
  expect(inDigits('1:07:05', 'beng')).toBe('১:০৭:০৫')
  expect(inDigits('1:07:05', 'latn')).toBe('1:07:05')
})

it.each([
  ['\u202a1,500.00\u202c', '1,500.00'],
  ['\u200b246\u00ad810\ufeff', '246810'],
  ['（＋６３）９１７', '(+63)917'],
  ['−১২', '-12'],
  ['1 500', '1 500'],
])('reads the number text %j as %j', (typed, read) => {
  expect(numberText(typed)).toBe(read)
})
