import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dateAt,
  dateTimeAt,
  daysIn,
  daysLater,
  lengthEnd,
  periodAt,
  startOfDate,
  timeAt,
  type CalendarPeriod,
} from './periods.ts'
import { DAY, HOUR } from './units.ts'

const ZONES = [
  'Asia/Manila',
  'Asia/Dhaka',
  'Asia/Kathmandu',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
]
const iso = (at: number) => new Date(at).toISOString().slice(0, 16)
const span = (period: CalendarPeriod, at: string, zone: string) => {
  const { from, to } = periodAt(period, Date.parse(at), zone)
  return [iso(from), iso(to)]
}

describe('periods of the calendar', () => {
  it('begin at the midnight of the merchant’s time zone [G-16] [S-405]', () => {
    expect(span('day', '2026-11-21T20:00Z', 'Asia/Manila')).toEqual(['2026-11-21T16:00', '2026-11-22T16:00'])
    expect(span('day', '2026-11-21T17:00Z', 'Asia/Dhaka')).toEqual(['2026-11-20T18:00', '2026-11-21T18:00'])
    expect(span('week', '2026-11-22T15:59Z', 'Asia/Manila')).toEqual(['2026-11-15T16:00', '2026-11-22T16:00'])
    expect(span('halfMonth', '2028-02-29T12:00Z', 'Asia/Manila')).toEqual(['2028-02-15T16:00', '2028-02-29T16:00'])
    expect(span('month', '2026-12-31T16:00Z', 'Asia/Manila')).toEqual(['2026-12-31T16:00', '2027-01-31T16:00'])
  })

  it('follow the clocks when they change: days of 23 and 25 hours, weeks and months that stay whole', () => {
    const hours = (period: CalendarPeriod, at: string, zone: string) => {
      const { from, to } = periodAt(period, Date.parse(at), zone)
      return (to - from) / HOUR
    }
    expect(hours('day', '2026-03-08T12:00Z', 'America/New_York')).toBe(23)
    expect(hours('day', '2026-11-01T12:00Z', 'America/New_York')).toBe(25)
    expect(hours('week', '2026-03-29T12:00Z', 'Europe/Berlin')).toBe(7 * 24 - 1)
    expect(hours('halfMonth', '2026-10-20T12:00Z', 'Europe/Berlin')).toBe(16 * 24 + 1)
    // Lord Howe changes its clocks by half an hour; Sao Paulo skipped midnight.
    expect(hours('day', '2026-10-03T20:00Z', 'Australia/Lord_Howe')).toBe(23.5)
    expect(span('day', '2018-11-04T12:00Z', 'America/Sao_Paulo')).toEqual(['2018-11-04T03:00', '2018-11-05T02:00'])
  })

  it('leave no gap and no overlap in any zone', () => {
    const instant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) })
    const period = fc.constantFrom('day', 'week', 'halfMonth', 'month')
    fc.assert(
      fc.property(period, instant, fc.constantFrom(...ZONES), (kind, at, zone) => {
        const { from, to } = periodAt(kind, at, zone)
        expect(from <= at && at < to).toBe(true)
        expect(timeAt(from, zone)).toBe('00:00')
        expect(periodAt(kind, to, zone).from).toBe(to)
        expect(periodAt(kind, from - 1, zone).to).toBe(from)
        expect(startOfDate(dateAt(from, zone), zone)).toBe(from)
      }),
    )
  })

  it('list the days of a span, the long and the short ones too', () => {
    const march = periodAt('month', Date.parse('2026-03-20T12:00Z'), 'America/New_York')
    const days = daysIn(march, 'America/New_York')
    expect(days).toHaveLength(31)
    expect(days.map((at) => dateAt(at, 'America/New_York')).slice(6, 9)).toEqual([
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
    ])
  })

  it('count days on by the calendar, not by 24 hours', () => {
    const noon = Date.parse('2026-03-07T17:00Z')
    expect(timeAt(daysLater(noon, 1, 'America/New_York'), 'America/New_York')).toBe('12:00')
    expect(daysLater(noon, 1, 'America/New_York') - noon).toBe(23 * HOUR)
    expect(daysLater(noon, -1, 'Asia/Manila') - noon).toBe(-DAY)
  })

  it('refuse an unknown time zone', () => {
    expect(() => periodAt('day', 0, 'Mars/Olympus')).toThrow(RangeError)
  })
})

it.each([
  ['24h', '2026-02-01T12:00'],
  ['6w', '2026-03-14T12:00'],
  ['6m', '2026-07-31T12:00'],
  ['1y', '2027-01-31T12:00'],
] as const)('a break of %s that starts on 31 January ends at %s [G-32]', (length, end) => {
  expect(iso(lengthEnd(length, Date.UTC(2026, 0, 31, 12), 'Asia/Manila'))).toBe(end)
})

it('a break of months is never shorter than chosen, and ends at the same time of day [G-32]', () => {
  expect(iso(lengthEnd('6m', Date.parse('2026-08-31T12:00Z'), 'Asia/Manila'))).toBe('2027-03-03T12:00')
  // From winter to summer time: noon stays noon.
  expect(iso(lengthEnd('6m', Date.parse('2026-01-15T17:00Z'), 'America/New_York'))).toBe('2026-07-15T16:00')
})

it('an announcement is dated yyyy-MM-dd hh:mm:ss in the time zone of the site [S-237]', () => {
  const at = Date.UTC(2025, 11, 31, 16, 5, 9)
  expect(dateTimeAt(at, 'Asia/Manila')).toBe('2026-01-01 00:05:09')
  expect(dateTimeAt(at, 'Asia/Dhaka')).toBe('2025-12-31 22:05:09')
})
