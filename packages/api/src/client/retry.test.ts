import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HttpStatus, Network, Offline, PlatformError, Timeout } from './failures.ts'
import { makeReference } from './reference.ts'
import { mayHelp, retryDelay, usualRetry } from './retry.ts'

const facts = { endpoint: 'games.hot', reference: 'x' }
const refusal = { code: null, message: '', value: undefined }

describe('retry', () => {
  it('doubles, caps and spreads the wait', () => {
    const delays = [1, 2, 3, 4, 5, 6].map((failed) => retryDelay(usualRetry, failed, () => 0.999_999))
    expect(delays).toEqual([300, 600, 1200, 2400, 4000, 4000])
    expect(retryDelay(usualRetry, 1, () => 0)).toBe(150)
  })

  it('never waits less than half nor more than the cap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (failed, chance) => {
          const delay = retryDelay(usualRetry, failed, () => chance)
          expect(delay).toBeGreaterThanOrEqual(150)
          expect(delay).toBeLessThanOrEqual(usualRetry.longestDelay)
        },
      ),
    )
  })

  it('may help only after a broken connection or 5xx', () => {
    expect(mayHelp(new Network('', facts))).toBe(true)
    expect(mayHelp(new HttpStatus(502, facts))).toBe(true)
    expect(mayHelp(new PlatformError({ ...refusal, status: 504 }, facts))).toBe(true)
    expect(mayHelp(new HttpStatus(404, facts))).toBe(false)
    expect(mayHelp(new PlatformError({ ...refusal, status: 200 }, facts))).toBe(false)
    expect(mayHelp(new Timeout('', facts))).toBe(false)
    expect(mayHelp(new Offline('', facts))).toBe(false)
  })
})

describe('makeReference', () => {
  it('is short, speakable and encodes the second it was made', () => {
    const at = (second: number, chance: number) =>
      makeReference(
        () => second * 1000,
        () => chance,
      )
    expect(at(0, 0)).toBe('00000-000')
    expect(at(33, 0.5)).toBe('00011-G00')
    expect(at(1_735_689_600, 0.999_999)).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-ZZZ$/)
  })
})
