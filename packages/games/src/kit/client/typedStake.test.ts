import { expect, it } from 'vitest'
import { createAmounts } from './createAmounts.ts'
import type { PageData } from './data.ts'
import { readTypedStake } from './typedStake.ts'

const amounts = createAmounts({ balance: '0.00', currency: 'PHP', tag: 'en-PH' } as PageData)
const bounds = { least: '5.00', most: '500.00', unit: '1.00' }
const read = (typed: string) => readTypedStake(typed, bounds, amounts)

it.each([
  ['37', '37.00'],
  [' 5.00 ', '5.00'],
  ['500', '500.00'],
  ['12,00', '12.00'],
  ['৩৭', '37.00'],
])('reads %j as the stake %s', (typed, stake) => {
  expect(read(typed)).toBe(stake)
})

it.each(['', '4.99', '4', '501', '7.50', '1,000', '-5', 'five', '5e2'])('takes %j for no stake', (typed) => {
  expect(read(typed)).toBeNull()
})
