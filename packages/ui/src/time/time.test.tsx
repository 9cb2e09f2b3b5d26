import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RelativeTime } from './RelativeTime.tsx'
import { timeDistance, untilNextDistance } from './timeDistance.ts'

const at = Date.UTC(2026, 10, 21, 10, 15)
const hour = 3_600_000

const relative = <RelativeTime at={at} absolute="21 Nov, 10:15" format={() => 'now'} clock={() => at} />

describe('time distance', () => {
  it('uses the largest full unit', () => {
    const told = [0, -500, -119_000, 2 * hour, -23 * hour, -25 * hour, -8 * 24 * hour, 40 * 24 * hour, -800 * 24 * hour]
    expect(told.map((apart) => Object.values(timeDistance(apart, 0)).join(' '))).toEqual([
      '0 second',
      '0 second',
      '-1 minute',
      '2 hour',
      '-23 hour',
      '-1 day',
      '-1 week',
      '1 month',
      '-2 year',
    ])
  })

  it('says the same until the next update is due', () => {
    const apart = fc.integer({ min: -3 * 24 * hour, max: 3 * 24 * hour }).filter((size) => Math.abs(size) > 60_000)
    fc.assert(
      fc.property(apart, (size) => {
        const wait = untilNextDistance(size, 0)
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(hour)
        expect(timeDistance(size, wait - 1)).toEqual(timeDistance(size, 0))
      }),
    )
  })

  it('is not given by a server, whose clock may differ: it writes date and time', () => {
    expect(renderToString(relative)).toContain('>21 Nov, 10:15<')
  })
})
