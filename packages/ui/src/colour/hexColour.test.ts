import { expect, it } from 'vitest'
import { hexColour } from './hexColour.ts'

it.each([
  ['#087f5f', '#087f5f'],
  [' 087F5F ', '#087f5f'],
  ['#fA0', '#ffaa00'],
  ['#08', undefined],
  ['green', undefined],
  ['', undefined],
])('reads %j as %j', (typed, colour) => {
  expect(hexColour(typed)).toBe(colour)
})
