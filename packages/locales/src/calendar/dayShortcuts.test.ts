import { describe, expect, it } from 'vitest'
import { dayCount, shortcutRange } from './dayRange.ts'
import { dateAt } from './periods.ts'

describe('shortcuts of a date range', () => {
  it('are next and previous 7 and 30 days, both ends included [S-358]', () => {
    const range = (shortcut: Parameters<typeof shortcutRange>[0]) => shortcutRange(shortcut, '2026-03-01')
    expect(range('previous_7')).toEqual({ from: '2026-02-23', to: '2026-03-01' })
    expect(range('previous_30')).toEqual({ from: '2026-01-31', to: '2026-03-01' })
    expect(range('next_7')).toEqual({ from: '2026-03-01', to: '2026-03-07' })
    expect(range('next_30')).toEqual({ from: '2026-03-01', to: '2026-03-30' })
    expect(range('yesterday')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
    expect([dayCount(range('previous_7')), dayCount(range('next_30'))]).toEqual([7, 30])
  })

  it('follow the day of the site’s time zone, not of the machine [S-358]', () => {
    const moment = Date.UTC(2026, 10, 20, 17, 30)
    expect(dateAt(moment, 'Asia/Manila')).toBe('2026-11-21')
    expect(dateAt(moment, 'Asia/Dhaka')).toBe('2026-11-20')
    expect(dateAt(Date.UTC(2026, 0, 1, 3), 'America/New_York')).toBe('2025-12-31')
  })

  it('hold the same number of days across a change of the clocks, and begin at its midnight [S-358]', () => {
    // New York goes from UTC-5 to UTC-4 on 8 March 2026, and back on 1 November.
    expect(dateAt(Date.UTC(2026, 2, 8, 4, 59), 'America/New_York')).toBe('2026-03-07')
    expect(dateAt(Date.UTC(2026, 2, 9, 3, 59), 'America/New_York')).toBe('2026-03-08')
    expect(dateAt(Date.UTC(2026, 2, 9, 4), 'America/New_York')).toBe('2026-03-09')
    expect(dateAt(Date.UTC(2026, 10, 2, 4, 59), 'America/New_York')).toBe('2026-11-01')
    for (const today of ['2026-03-09', '2026-11-02', '2026-04-05']) {
      expect(dayCount(shortcutRange('previous_7', today))).toBe(7)
      expect(dayCount(shortcutRange('previous_30', today))).toBe(30)
    }
    expect(shortcutRange('previous_7', '2026-03-09')).toEqual({ from: '2026-03-03', to: '2026-03-09' })
  })
})
