import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drifted } from './drift.ts'

describe('drifted', () => {
  it('moves by its step each frame and starts over after one length [S-300]', () => {
    expect(drifted({ offset: 10, step: 0.5, length: 40 })).toBe(10.5)
    expect(drifted({ offset: 39.5, step: 0.5, length: 40 })).toBe(0)
  })

  it('never leaves the content, whatever its length', () => {
    const number = fc.double({ min: 0, max: 5000, noNaN: true })
    fc.assert(
      fc.property(
        number,
        fc.double({ min: 0, max: 4, noNaN: true }),
        fc.double({ min: -10, max: 5000, noNaN: true }),
        (offset, step, length) => {
          const next = drifted({ offset, step, length })
          expect(next).toBeGreaterThanOrEqual(0)
          expect(next).toBeLessThan(Math.max(length, Number.MIN_VALUE))
        },
      ),
    )
  })
})
