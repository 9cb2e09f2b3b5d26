import { describe, expect, it } from 'vitest'
import { readDate, writeDate, writeMoment } from './writtenDates.ts'

describe('dates of fixed patterns', () => {
  const at = Date.UTC(2026, 10, 28, 19, 53, 7)

  it('writes an instant by a pattern in a zone, and as ISO 8601 with the distance from UTC', () => {
    expect(writeMoment(at, 'YYYY-MM-DD HH:mm:ss', 'Asia/Manila')).toBe('2026-11-29 03:53:07')
    expect(writeMoment(at, undefined, 'Asia/Manila')).toBe('2026-11-29T03:53:07+08:00')
    expect(writeMoment(at, undefined, 'Asia/Kathmandu')).toBe('2026-11-29T01:38:07+05:45')
    expect(writeMoment(at, undefined, 'America/New_York')).toBe('2026-11-28T14:53:07-05:00')
    expect(writeMoment(at, 'YYYYMMDD-HHmm')).toBe('20261128-1953')
    expect(() => writeMoment(at, undefined, 'Nowhere/Land')).toThrow(RangeError)
  })

  it('keeps the hour that a zone has twice apart by its distance', () => {
    const before = Date.UTC(2026, 9, 25, 0, 30)
    expect([before, before + 3_600_000].map((one) => writeMoment(one, undefined, 'Europe/Berlin'))).toEqual([
      '2026-10-25T02:30:00+02:00',
      '2026-10-25T02:30:00+01:00',
    ])
  })

  it('reads days that exist, in one spelling each', () => {
    expect(readDate('2000-02-29', 'YYYY-MM-DD')).toEqual({ year: 2000, month: 2, day: 29 })
    expect(readDate('02-29-2000', 'MM-DD-YYYY')).toEqual({ year: 2000, month: 2, day: 29 })
    for (const text of ['1900-02-29', '2026-2-3', '2026-02-03 ', '02-03-2026', '0001-01-01', ''])
      expect(readDate(text, 'YYYY-MM-DD'), text).toBeUndefined()
    expect(writeDate({ year: 987, month: 6, day: 5 })).toBe('0987-06-05')
  })
})
