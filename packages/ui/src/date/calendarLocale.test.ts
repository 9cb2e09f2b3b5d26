import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { calendarLocale, isWordless, spokenByEngine } from './calendarLocale.ts'

it('knows the languages that react-aria has words for', () => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('react-aria/i18n/en-US'))
  const files = readdirSync(folder).filter((file) => /^[a-z]{2}-[A-Z]{2}\.mjs$/.test(file))
  expect([...spokenByEngine].toSorted()).toEqual([...new Set(files.map((file) => file.slice(0, 2)))].toSorted())
  expect(['bn', 'fil', 'vi', 'id'].filter((tag) => !isWordless(tag))).toEqual([])
  expect(['en', 'de-AT', 'zh-Hant-TW'].filter(isWordless)).toEqual([])
})

it('falls back to English for a tag that is missing or malformed', () => {
  for (const wanted of [undefined, '', 'x']) expect(new Intl.Locale(calendarLocale(wanted)).language).toBe('en')
})

it('names the months of the grid, also in languages with a calendar of their own', () => {
  const november = new Intl.DateTimeFormat(calendarLocale('fa'), { month: 'long', timeZone: 'UTC' })
  expect(november.format(Date.UTC(2026, 10, 15))).toBe('نوامبر')
})
