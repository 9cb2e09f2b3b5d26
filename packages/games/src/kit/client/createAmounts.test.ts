import { expect, it } from 'vitest'
import { createAmounts } from './createAmounts.ts'
import type { PageData } from './data.ts'

const at = Date.UTC(2026, 10, 21, 16, 52)
const timeIn = (tag: string) =>
  createAmounts({ balance: '3.00', currency: 'PHP', timeZone: 'Asia/Manila', tag } as PageData).time(at)

it('a time never breaks between the hour and the part of the day [S-261]', () => {
  expect(timeIn('en-PH')).toBe('12:52\u00a0AM')
  expect(timeIn('ko')).toMatch(/^\S+\u00a012:52$/)
  expect(timeIn('de')).toBe('00:52')
})
