import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockFace, durationText, timeLeft } from './timeLeft.ts'

describe('time left', () => {
  it('is nothing exactly when the time is over, and its parts add up', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (apart) => {
        const { days, hours, minutes, seconds, total } = timeLeft(apart, 0)
        expect(total === 0).toBe(apart <= 0)
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(total)
      }),
    )
  })

  it('is written for people and for machines', () => {
    const left = timeLeft(93_784_000, 0)
    expect([clockFace(left), durationText(left)]).toEqual(['26:03:04', 'P1DT2H3M4S'])
    expect(clockFace(timeLeft(184_000, 0))).toBe('03:04')
  })
})
