import { dayCount } from '@croupier/ui'
import { describe, expect, it } from 'vitest'
import { dayIn, shortcutRange } from './dayShortcuts.ts'

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
    expect(dayIn('Asia/Manila', moment)).toBe('2026-11-21')
    expect(dayIn('Asia/Dhaka', moment)).toBe('2026-11-20')
    expect(dayIn('America/New_York', Date.UTC(2026, 0, 1, 3))).toBe('2025-12-31')
  })
})
