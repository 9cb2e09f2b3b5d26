import { expect, it } from 'vitest'
import { isoDay, todayIn, zonedDay } from './calendarDay.ts'

it.each([
  ['2026-03-08', 'America/New_York'],
  ['2026-11-01', 'America/New_York'],
  ['2026-10-04', 'Australia/Lord_Howe'],
  ['2018-11-04', 'America/Sao_Paulo'],
  ['2011-12-31', 'Pacific/Apia'],
  ['2026-11-21', 'Asia/Manila'],
])('%s stays the same day in %s, on days when the clocks change too [S-358]', (iso, zone) => {
  const day = zonedDay(iso, zone)!
  expect(isoDay(day)).toBe(iso)
  expect('timeZone' in day && day.timeZone).toBe(zone)
})

it('falls back to the device for an unknown time zone', () => {
  expect(isoDay(zonedDay('2026-11-21', 'Mars/Olympus')!)).toBe('2026-11-21')
  expect(isoDay(todayIn('Mars/Olympus'))).toBe(isoDay(todayIn(undefined)))
})

it('gives nothing for what is not a day', () => {
  expect(zonedDay('', 'Asia/Manila')).toBeNull()
  expect(zonedDay('2026-02-30', 'Asia/Manila')).toBeNull()
})
