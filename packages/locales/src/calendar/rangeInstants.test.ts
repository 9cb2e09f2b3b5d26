import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayRangeFault, rangeInstants, shortcutRange } from './dayRange.ts'
import { addDays, dateAt } from './periods.ts'

// 15 June 2025, 23:30 in Manila; still 15:30 in London.
const now = Date.UTC(2025, 5, 15, 15, 30)

describe('date shortcuts', () => {
  it.each([
    ['next_7', '2025-06-15', '2025-06-21'],
    ['next_30', '2025-06-15', '2025-07-14'],
    ['previous_7', '2025-06-09', '2025-06-15'],
    ['previous_30', '2025-05-17', '2025-06-15'],
  ] as const)('%s runs from %s to %s [S-358]', (shortcut, from, to) => {
    expect(shortcutRange(shortcut, dateAt(now, 'Asia/Manila'))).toEqual({ from, to })
  })

  it('count from the day it is in the time zone of the site [S-358]', () => {
    expect(shortcutRange('previous_7', dateAt(now + 3_600_000, 'Asia/Manila')).to).toBe('2025-06-16')
    expect(shortcutRange('previous_7', dateAt(now + 3_600_000, 'Asia/Dhaka')).to).toBe('2025-06-15')
  })
})

describe('the range', () => {
  it.each([
    ['2025-06-15', '2025-06-15', undefined],
    ['2025-06-15', '2025-06-14', 'end-before-start'],
    ['2025-01-01', '2025-03-31', undefined],
    ['2025-01-01', '2025-04-01', 'too-long'],
    ['2025-02-30', '2025-03-01', 'incomplete'],
    ['', '2025-03-01', 'incomplete'],
  ] as const)('from %s to %s is %s with at most 90 days [S-360]', (from, to, fault) => {
    expect(dayRangeFault({ from, to }, { maxDays: 90 })).toBe(fault)
  })

  it('covers its days whole in the time zone of the site', () => {
    expect(rangeInstants({ from: '2025-06-15', to: '2025-06-15' }, 'Asia/Manila')).toEqual({
      startTime: Date.UTC(2025, 5, 14, 16),
      endTime: Date.UTC(2025, 5, 15, 16) - 1,
    })
  })

  it('covers the long and the short day of a clock change, and days that begin at one', () => {
    const hours = (date: string, zone: string) => {
      const { startTime, endTime } = rangeInstants({ from: date, to: date }, zone)
      return (endTime + 1 - startTime) / 3_600_000
    }
    expect(hours('2025-03-30', 'Europe/Berlin')).toBe(23)
    expect(hours('2025-10-26', 'Europe/Berlin')).toBe(25)
    expect(hours('2018-11-04', 'America/Sao_Paulo')).toBe(23)
  })

  it('begins and ends on its own dates in every zone', () => {
    const zone = fc.constantFrom(
      'Asia/Manila',
      'Asia/Dhaka',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'America/St_Johns',
      'UTC',
      'America/New_York',
      'Europe/Berlin',
      'Australia/Lord_Howe',
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), zone, (day, timeZone) => {
        const date = addDays('1990-01-01', day)
        const { startTime, endTime } = rangeInstants({ from: date, to: date }, timeZone)
        expect([dateAt(startTime, timeZone), dateAt(startTime - 1, timeZone)]).toEqual([date, addDays(date, -1)])
        expect([dateAt(endTime, timeZone), dateAt(endTime + 1, timeZone)]).toEqual([date, addDays(date, 1)])
      }),
      { numRuns: 25 },
    )
  })
})
