import { expect, it } from 'vitest'
import { pointsWorth } from './pointsWorth.ts'

it('is worth what whole steps come to, to the last one', () => {
  const rate = { pointsPerUnit: 100, step: 100 }
  expect([0, 99, 100, 1_999].map((points) => pointsWorth(points, rate))).toEqual(['0.00', '0.00', '1.00', '19.00'])
  expect(pointsWorth(130, { pointsPerUnit: 100, step: 50 })).toBe('1.00')
  expect(pointsWorth(150, { pointsPerUnit: 100, step: 50 })).toBe('1.50')
})
