import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import type { IntlFormats, IntlNames } from './IntlWords.ts'
import { intlFormatsOf, intlNamesOf } from './intlWordsOf.ts'
import { mayBeMute } from './mute.ts'
import { taught, teachIntl, teachIntlNames } from './teachIntl.ts'

// Node has every language, so what was taught can be held against it.
const rows = languages.filter(({ tag }) => mayBeMute(tag))
const day = 86_400_000
const first = Date.UTC(2025, 10, 28, 20, 3, 9)
const instants = Array.from({ length: 30 }, (_, index) => first + index * (17 * day + 7_654_321))
const zones = ['Asia/Manila', 'Asia/Kathmandu', 'America/New_York']

const dates: readonly Intl.DateTimeFormatOptions[] = [
  {},
  { dateStyle: 'full' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { dateStyle: 'short' },
  { timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'short', timeStyle: 'short' },
  { dateStyle: 'full', timeStyle: 'medium' },
  { month: 'long' },
  { month: 'short' },
  { month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short', year: 'numeric' },
  { day: '2-digit', month: '2-digit', year: 'numeric' },
  { weekday: 'narrow' },
  { weekday: 'short' },
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  { hour: 'numeric', minute: '2-digit' },
  { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  { hour: 'numeric', minute: '2-digit', hour12: true },
]

describe.each(rows)('$tag, taught to an engine without it', ({ tag, digits }) => {
  const words = intlFormatsOf(tag) as IntlFormats
  const tags = digits.map((numbering) => `${tag}-u-nu-${numbering}`)

  it.each(dates)('words %o as an engine that has it', (options) => {
    for (const of of [tag, ...tags])
      for (const timeZone of zones) {
        const engine = new Intl.DateTimeFormat(of, { ...options, timeZone })
        const own = new taught.DateTimeFormat(words, new Intl.Locale(of), { ...options, timeZone })
        expect(instants.map((at) => own.format(at))).toEqual(instants.map((at) => engine.format(at)))
        expect(own.formatToParts(first)).toEqual(engine.formatToParts(first))
      }
  })

  it('words ranges of days', () => {
    for (const options of [
      { dateStyle: 'medium' },
      { day: 'numeric', month: 'short', year: 'numeric' },
      { month: 'long', year: 'numeric' },
      { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ] as const) {
      const engine = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Asia/Manila' })
      const own = new taught.DateTimeFormat(words, new Intl.Locale(tag), { ...options, timeZone: 'Asia/Manila' })
      for (const length of [0, 3, 40, 500])
        expect(own.formatRange(first, first + length * day)).toBe(engine.formatRange(first, first + length * day))
    }
  })

  it('words distances in time', () => {
    for (const numeric of ['auto', 'always'] as const) {
      const engine = new Intl.RelativeTimeFormat(tag, { numeric })
      const own = new taught.RelativeTimeFormat(words, new Intl.Locale(tag), { numeric })
      for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const)
        for (const value of [-21, -3, -2, -1, 0, 1, 2, 5, 1234])
          expect(own.format(value, unit)).toBe(engine.format(value, unit))
    }
  })

  it('chooses plural forms', () => {
    const counts = [...Array.from({ length: 1_200 }, (_, count) => count), -1, -6, 0.5, 1.5, 1.0004, 1e6, NaN, Infinity]
    for (const options of [
      {},
      { type: 'ordinal' },
      { maximumFractionDigits: 0 },
      { minimumFractionDigits: 2 },
    ] as const) {
      const engine = new Intl.PluralRules(tag, options)
      const own = new taught.PluralRules(words, new Intl.Locale(tag), options)
      expect(counts.map(own.select)).toEqual(counts.map((count) => engine.select(count)))
      const { locale, type, pluralCategories } = engine.resolvedOptions()
      expect(own.resolvedOptions()).toMatchObject({ locale, type, pluralCategories })
    }
  })

  it('writes numbers, percents, amounts and large numbers', () => {
    const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    const currencies = ['PHP', 'BDT', 'VND', 'KZT', 'UZS', 'NPR', 'MMK', 'KHR', 'LAK', 'XTS', 'TWD']
    const all: readonly Intl.NumberFormatOptions[] = [
      {},
      decimals,
      { signDisplay: 'exceptZero' },
      { style: 'unit', unit: 'kilobyte' },
      { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
      ...currencies.flatMap((currency): readonly Intl.NumberFormatOptions[] => [
        { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...decimals },
        { style: 'currency', currency, currencyDisplay: 'narrowSymbol', signDisplay: 'exceptZero' },
        { style: 'currency', currency },
      ]),
    ]
    for (const of of [tag, ...tags])
      for (const options of all) {
        const engine = new Intl.NumberFormat(of, options)
        const own = new taught.NumberFormat(words, new Intl.Locale(of), options)
        for (const value of [
          0, 1, 7, 12.5, 99.9, 999, 1234.5, 99_950, 123_456.78, 999_999, 1_234_567, 9.87e10, -1234.5,
        ])
          expect(own.format(value), JSON.stringify([of, options])).toBe(engine.format(value))
      }
    for (const options of [
      { notation: 'compact' },
      { style: 'percent', maximumFractionDigits: 4 },
      ...(['PHP', 'KHR', 'XTS'] as const).map((currency): Intl.NumberFormatOptions => ({
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        notation: 'compact',
      })),
    ] satisfies readonly Intl.NumberFormatOptions[])
      for (const value of [0, 0.015, 0.5, 1, 7, 999, 1234.5, 99_950, 123_456.78, 999_999, 1_234_567, 9.87e10, -1234.5])
        expect(new taught.NumberFormat(words, new Intl.Locale(tag), options).format(value)).toBe(
          new Intl.NumberFormat(tag, options).format(value),
        )
    const exact = new taught.NumberFormat(words, new Intl.Locale(`${tag}-u-nu-latn`))
    expect(exact.format('9007199254740993').replaceAll(/\D/g, '')).toBe('9007199254740993')
  })

  it('joins lists', () => {
    for (const type of ['conjunction', 'disjunction'] as const)
      for (const list of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
        expect(new taught.ListFormat(words, new Intl.Locale(tag), { type }).format(list)).toBe(
          new Intl.ListFormat(tag, { type }).format(list),
        )
  })

  it('names regions, languages and time zones', () => {
    teachIntlNames(tag, intlNamesOf(tag) as IntlNames)
    for (const [type, codes] of [
      ['region', ['PH', 'BD', 'KZ', 'US']],
      ['language', languages.map((one) => one.tag)],
    ] as const) {
      const engine = new Intl.DisplayNames(tag, { type })
      const own = new taught.DisplayNames(words, new Intl.Locale(tag), { type })
      expect(codes.map(own.of)).toEqual(codes.map((code) => engine.of(code)))
    }
    const zone = { timeZone: 'Asia/Manila', timeZoneName: 'long' } as const
    const nameIn = (format: Pick<Intl.DateTimeFormat, 'formatToParts'>) =>
      format.formatToParts(first).find(({ type }) => type === 'timeZoneName')?.value
    expect(nameIn(new taught.DateTimeFormat(words, new Intl.Locale(tag), zone))).toBe(
      nameIn(new Intl.DateTimeFormat(tag, zone)),
    )
  })
})

it('leaves an engine alone that has the language', () => {
  const { DateTimeFormat } = Intl
  teachIntl('kk', intlFormatsOf('kk') as IntlFormats)
  expect(Intl.DateTimeFormat).toBe(DateTimeFormat)
})
