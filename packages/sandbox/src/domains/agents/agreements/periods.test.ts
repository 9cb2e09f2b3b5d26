import { dateAt, timeAt } from '@croupier/locales/calendar'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { periodOf, stepFrom, type Rhythm } from './periods.ts'

const MANILA = 'Asia/Manila'
const local = (text: string) => Date.parse(`${text}+08:00`)
const period = (rhythm: Rhythm, at: string) => {
  const { from, to } = periodOf(rhythm, local(at), MANILA)
  return [from, to].map((at) => `${dateAt(at, MANILA)}T${timeAt(at, MANILA)}`)
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

  it('keeps days, half months and months to midnight where the clocks change [S-405]', () => {
    const newYork = (rhythm: Rhythm, at: string) => {
      const { from, to } = periodOf(rhythm, Date.parse(at), 'America/New_York')
      return [new Date(from).toISOString(), new Date(to).toISOString()]
    }
    // The clocks go forward on 8 March 2026 and back on 1 November.
    expect(newYork({ kind: 'daily', period: null }, '2026-03-08T12:00Z')).toEqual([
      '2026-03-08T05:00:00.000Z',
      '2026-03-09T04:00:00.000Z',
    ])
    expect(newYork(dividend('H'), '2026-03-10T12:00Z')).toEqual([
      '2026-03-01T05:00:00.000Z',
      '2026-03-16T04:00:00.000Z',
    ])
    expect(newYork(dividend('M'), '2026-11-10T12:00Z')).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-12-01T05:00:00.000Z',
    ])
  })

  it('leaves no gap and no overlap, whatever the moment and the kind', () => {
    const rhythms: Rhythm[] = [
      ...(['D', 'W', 'H', 'M'] as const).map(dividend),
      { kind: 'daily', period: null },
      { kind: 'hourly', period: null },
      { kind: 'realTime', period: null },
    ]
    const zones = ['Asia/Manila', 'Asia/Dhaka', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC']
    const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) })
    fc.assert(
      fc.property(fc.constantFrom(...rhythms), moment, fc.constantFrom(...zones), (rhythm, at, zone) => {
        const { from, to } = periodOf(rhythm, at, zone)
        expect(from <= at && at < to).toBe(true)
        expect(periodOf(rhythm, to, zone).from).toBe(to)
        expect(periodOf(rhythm, from - 1, zone).to).toBe(from)
        expect(stepFrom(rhythm.kind, at)).toBeGreaterThanOrEqual(at)
      }),
    )
  })
})
