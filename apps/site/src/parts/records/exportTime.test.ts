import { expect, it } from 'vitest'
import { exportTime } from './exportTime.ts'

it.each([
  ['2026-11-28T19:53:07.400Z', 'Asia/Manila', '2026-11-29T03:53:07+08:00'],
  ['2026-11-28T19:53:07Z', 'Asia/Dhaka', '2026-11-29T01:53:07+06:00'],
  ['2026-01-15T12:00:00Z', 'America/St_Johns', '2026-01-15T08:30:00-03:30'],
])('writes %s in %s as %s: seconds and zone let rounds of one minute be ordered [S-354]', (at, zone, text) => {
  expect(exportTime(Date.parse(at), zone)).toBe(text)
  expect(Math.floor(Date.parse(text) / 1000)).toBe(Math.floor(Date.parse(at) / 1000))
})
