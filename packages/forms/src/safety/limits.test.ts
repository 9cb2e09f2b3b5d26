import { readAmount } from '@croupier/money'
import { describe, expect, it } from 'vitest'
import { verdictOf } from '../testing/verdictOf.ts'
import { limitChange, limitSchema } from './limitSchema.ts'

const spelling = { digits: 2, mark: '.' } as const
const schema = limitSchema((period) => (period === 'day' ? '500.00' : undefined), spelling)

describe('a limit of money', () => {
  it('takes any amount, 0 included, and has no default [G-08]', () => {
    expect(verdictOf(schema, { period: 'week', amount: '1,234.5' })).toEqual({ period: 'week', amount: 123_450n })
    expect(verdictOf(schema, { period: 'week', amount: '0' })).toEqual({ period: 'week', amount: 0n })
    expect(verdictOf(schema, { period: '', amount: '' })).toEqual(['period: form.choose', 'amount: not_empty'])
    expect(verdictOf(schema, { period: 'week', amount: '1.005' })).toEqual(['amount: safety_form.amount_invalid'])
  })

  it('knows the effect of a change: a decrease is immediate, an increase waits [G-13]', () => {
    expect(
      ['499.99', '500', '500.01', 'x'].map((typed) => limitChange(readAmount(typed, spelling), '500.00', 2)),
    ).toEqual(['lower', 'same', 'raise', undefined])
    expect(limitChange(readAmount('100', spelling), undefined, 2)).toBe('first')
    expect(verdictOf(schema, { period: 'day', amount: '500' })).toEqual(['amount: safety_form.amount_same'])
  })
})
