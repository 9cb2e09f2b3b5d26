import { describe, expect, it } from 'vitest'
import { dayCount, dayRangeFault } from './dayRange.ts'

describe('a range of days', () => {
  it.each([
    ['2026-11-21', '2026-11-21', 1],
    ['2026-02-01', '2026-03-01', 29],
    ['2024-02-01', '2024-03-01', 30],
    ['2026-08-24', '2026-11-21', 90],
  ])('from %s to %s holds %i days, both ends counted', (from, to, days) => {
    expect(dayCount({ from, to })).toBe(days)
  })

  it.each([
    ['2026-08-24', '2026-11-21', undefined],
    ['2026-08-23', '2026-11-21', 'too-long'],
    ['2026-11-22', '2026-11-21', 'end-before-start'],
    ['2026-11-20', '2026-11-22', 'out-of-bounds'],
    ['2019-12-31', '2020-01-01', 'out-of-bounds'],
    ['', '2026-11-21', 'incomplete'],
    ['0202-11-01', '2026-11-21', 'incomplete'],
    ['2026-02-31', '2026-03-01', 'incomplete'],
    ['2026-2-1', '2026-03-01', 'incomplete'],
  ])('from %s to %s gives %s', (from, to, fault) => {
    const rules = { min: '2020-01-01', max: '2026-11-21', maxDays: 90 }
    expect(dayRangeFault({ from, to }, rules)).toBe(fault)
  })
})
