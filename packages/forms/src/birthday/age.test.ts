import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ageOn, agreementAge, birthdaySchema, defaultMinimumAge } from './age.ts'

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { year, month, day: date }
}
const verdict = (birthday: string, { today = '2026-11-21', minimumAge = 21, required = true } = {}) => {
  const result = z.safeParse(birthdaySchema({ minimumAge, today: () => day(today), required }), birthday)
  return result.success ? 'taken' : result.error.issues[0]?.message
}

describe('the birthday field', () => {
  it('refuses a person one day short of 21 and takes one who turns 21 today [S-145]', () => {
    expect(verdict('2005-11-22')).toBe('field.too_young')
    expect(verdict('2005-11-21')).toBe('taken')
    expect(verdict('2005-11-20')).toBe('taken')
  })

  it('goes by the age of the merchant [S-145]', () => {
    expect(verdict('2008-11-21', { minimumAge: 18 })).toBe('taken')
    expect(verdict('2008-11-22', { minimumAge: 18 })).toBe('field.too_young')
  })

  it('counts a birthday of 29 February from 1 March in common years [S-145]', () => {
    expect(verdict('2004-02-29', { today: '2025-02-28' })).toBe('field.too_young')
    expect(verdict('2004-02-29', { today: '2025-03-01' })).toBe('taken')
    expect(ageOn(day('2028-02-29'), day('2004-02-29'))).toBe(24)
  })

  it('refuses days that no calendar has, the future and the very distant past', () => {
    for (const birthday of ['1990-02-30', '2027-01-01', '1850-01-01', '01-01-1990', 'x']) {
      expect(verdict(birthday)).toBe('field.date_invalid')
    }
  })

  it('asks for a required birthday and passes an empty optional one', () => {
    expect(verdict('')).toBe('not_empty')
    expect(verdict('', { required: false })).toBe('taken')
  })
})

it('asks for 21 years unless the merchant says otherwise, and for 18 in the agreement [S-433]', () => {
  expect([defaultMinimumAge, agreementAge]).toEqual([21, 18])
})
