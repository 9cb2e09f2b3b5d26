import { expect, it } from 'vitest'
import { personKey } from './personKey.ts'

it('two people out of reach with equal figures are two rows, and stay the same rows [G-36] [S-394]', () => {
  const one = { id: null, betAmount: '10.00', netAmount: '-10.00' }
  const other = { ...one }
  expect(personKey(one)).not.toBe(personKey(other))
  expect(personKey(one)).toBe(personKey(one))
  expect(personKey({ id: '100031' })).toBe('100031')
})
