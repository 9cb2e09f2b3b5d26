import { expect, it } from 'vitest'
import { createAmounts } from './createAmounts.ts'
import type { PageData } from './data.ts'
import { readTypedStake } from './typedStake.ts'

const amounts = createAmounts({ balance: '0.00', currency: 'PHP', tag: 'en-PH' } as PageData)
const bounds = { least: '5.00', most: '2000.00', unit: '1.00' }
const read = (typed: string) => readTypedStake(typed, bounds, amounts)

it.each([
  ['37', '37.00'],
  [' 5.00 ', '5.00'],
  ['2000', '2000.00'],
  ['12,00', '12.00'],
  ['৩৭', '37.00'],
  ['1,000', '1000.00'],
  ['\u202a1,500.00\u202c', '1500.00'],
  ['\u200b37\ufeff', '37.00'],
  ['₱37', '37.00'],
])('reads %j as the stake %s', (typed, stake) => {
  expect(read(typed)).toBe(stake)
})

it.each(['', '4.99', '4', '2001', '7.50', '1.234', '12,345', '-5', 'five', '5e2'])('takes %j for no stake', (typed) => {
  expect(read(typed)).toBeNull()
})

it('reads a comma as the decimal mark where the language does', () => {
  const vietnamese = createAmounts({ balance: '0.00', currency: 'VND', tag: 'vi-VN' } as PageData)
  expect(readTypedStake('1.500,00', bounds, vietnamese)).toBe('1500.00')
})
