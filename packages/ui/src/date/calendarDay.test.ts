import { expect, it } from 'vitest'
import { isoDay, spokenRange, todayIn, zonedDay } from './calendarDay.ts'

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

it('says a range in the words and digits of a language, the same days in every time zone', () => {
  const [start, end] = [zonedDay('2026-11-09', 'Pacific/Kiritimati')!, zonedDay('2026-11-13', 'Pacific/Kiritimati')!]
  expect(spokenRange(start, end, 'en-GB')).toMatch(/^Monday,? 9.*Friday,? 13 November 2026$/)
  const bengali = spokenRange(start, end, 'bn-BD-u-nu-beng')
  expect(bengali).toContain('১৩ নভেম্বর')
  expect(bengali).not.toMatch(/[a-z0-9]/i)
})
