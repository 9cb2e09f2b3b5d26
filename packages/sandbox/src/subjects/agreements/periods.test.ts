import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { periodOf, stepFrom, type Rhythm } from './periods.ts'

const MANILA = 8
const local = (text: string) => Date.parse(`${text}+08:00`)
const period = (rhythm: Rhythm, at: string) => {
  const { from, to } = periodOf(rhythm, local(at), MANILA)
  return [from, to].map((moment) => new Date(moment + MANILA * 3_600_000).toISOString().slice(0, 16))
}
const dividend = (of: 'D' | 'W' | 'H' | 'M') => ({ kind: 'dividend', period: of }) as const

describe('periods', () => {
  it('cuts half months at the fifteenth and at the month’s end, short Februaries included [S-405]', () => {
    expect(period(dividend('H'), '2026-11-15T23:59')).toEqual(['2026-11-01T00:00', '2026-11-16T00:00'])
    expect(period(dividend('H'), '2026-11-16T00:00')).toEqual(['2026-11-16T00:00', '2026-12-01T00:00'])
    expect(period(dividend('H'), '2027-02-28T12:00')).toEqual(['2027-02-16T00:00', '2027-03-01T00:00'])
    expect(period(dividend('H'), '2028-02-29T12:00')).toEqual(['2028-02-16T00:00', '2028-03-01T00:00'])
  })

  it('knows days, weeks from Monday and months by the merchant’s calendar [S-396]', () => {
    expect(period(dividend('D'), '2026-11-21T00:30')).toEqual(['2026-11-21T00:00', '2026-11-22T00:00'])
    expect(period(dividend('W'), '2026-11-22T23:00')).toEqual(['2026-11-16T00:00', '2026-11-23T00:00'])
    expect(period(dividend('M'), '2026-12-31T23:59')).toEqual(['2026-12-01T00:00', '2027-01-01T00:00'])
    expect(period({ kind: 'daily', period: null }, '2026-11-21T23:59')).toEqual([
      '2026-11-21T00:00',
      '2026-11-22T00:00',
    ])
    expect(period({ kind: 'realTime', period: null }, '2026-11-21T10:09')).toEqual([
      '2026-11-21T10:05',
      '2026-11-21T10:10',
    ])
  })

  it('leaves no gap and no overlap, whatever the moment and the kind', () => {
    const rhythms: Rhythm[] = [
      ...(['D', 'W', 'H', 'M'] as const).map(dividend),
      { kind: 'daily', period: null },
      { kind: 'hourly', period: null },
      { kind: 'realTime', period: null },
    ]
    const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) })
    fc.assert(
      fc.property(fc.constantFrom(...rhythms), moment, fc.integer({ min: -11, max: 13 }), (rhythm, at, offset) => {
        const { from, to } = periodOf(rhythm, at, offset)
        expect(from <= at && at < to).toBe(true)
        expect(periodOf(rhythm, to, offset).from).toBe(to)
        expect(periodOf(rhythm, from - 1, offset).to).toBe(from)
        expect(stepFrom(rhythm.kind, at)).toBeGreaterThanOrEqual(at)
      }),
    )
  })
})
