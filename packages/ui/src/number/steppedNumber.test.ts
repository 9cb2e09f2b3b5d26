import fc from 'fast-check'
import { expect, it } from 'vitest'
import { steppedNumber } from './steppedNumber.ts'

it.each([
  [3, 1, { min: 1, max: 9 }, 4],
  [9, 1, { min: 1, max: 9 }, 9],
  [1, -10, { min: 1, max: 9 }, 1],
  [undefined, 1, { min: undefined, max: undefined }, 1],
  [undefined, -1, { min: undefined, max: undefined }, -1],
  [undefined, 1, { min: 10, max: undefined }, 10],
  [50, 1, { min: 1, max: 9 }, 9],
])('from %s by %i within %j goes to %i', (from, by, bounds, next) => {
  expect(steppedNumber(from, by, bounds)).toBe(next)
})

it('never leaves the bounds', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -10, max: 10 }), fc.nat(), fc.nat(), (from, by, min, room) => {
      const next = steppedNumber(from, by, { min, max: min + room })
      expect(next).toBeGreaterThanOrEqual(min)
      expect(next).toBeLessThanOrEqual(min + room)
    }),
  )
})
