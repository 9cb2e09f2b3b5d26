import { inDigits } from '../digits/index.ts'
import type { Digits } from '../language.ts'
import { clockKey, dayKey, jointKey } from './dateKey.ts'
import { pluralForms, type IntlFormats, type IntlNames } from './IntlWords.ts'
import { isMute } from './mute.ts'

/** What this engine was taught, by language. */
const formats = new Map<string, IntlFormats>()
const names = new Map<string, IntlNames>()

/** The engine's own formatters. */
const { DateTimeFormat, DisplayNames, ListFormat, NumberFormat, PluralRules, RelativeTimeFormat } = Intl

type Locales = Intl.LocalesArgument

const localeOf = (locales: Locales): Intl.Locale | undefined => {
  const [first] = [locales].flat() as readonly (string | Intl.Locale | undefined)[]
  return first === undefined ? undefined : new Intl.Locale(first)
}

/** The digits that somebody asked for: by an option, in the tag, or the language's own. */
const digitsIn = (locale: Intl.Locale, option: string | undefined, { digits }: IntlFormats): Digits =>
  (option ?? locale.numberingSystem ?? digits) as Digits

interface Part<Type extends string> {
  type: Type
  value: string
}

const joined = (parts: readonly { readonly value: string }[]) => parts.map(({ value }) => value).join('')

class Dates {
  readonly #own: Intl.DateTimeFormat
  readonly #words: IntlFormats
  readonly #locale: Intl.Locale
  readonly #options: Intl.DateTimeFormatOptions
  readonly #day: string
  readonly #clock: string

  constructor(words: IntlFormats, locale: Intl.Locale, options: Intl.DateTimeFormatOptions = {}) {
    const { dateStyle, timeStyle, weekday, year, month, day, hour, minute, second, timeZoneName } = options
    const isBare = ![dateStyle, timeStyle, weekday, year, month, day, hour, minute, second].some(Boolean)
    this.#words = words
    this.#locale = locale
    this.#options = isBare ? { ...options, year: 'numeric', month: 'numeric', day: 'numeric' } : options
    const { hour12, hourCycle = locale.hourCycle } = options
    const cycle = (hour12 ?? hourCycle?.startsWith('h1')) ? 'h12' : 'h23'
    this.#day = dayKey(this.#options)
    this.#clock = clockKey(options, hour12 === undefined && !hourCycle ? words.hourCycle : cycle, words.hourCycle)
    this.#own = new DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: options.timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      timeZoneName,
    })
  }

  /** What the clock and the calendar of the time zone say. */
  #fieldsAt(at: number | Date | undefined) {
    const told = new Map(this.#own.formatToParts(at).map(({ type, value }) => [type, value]))
    const numberOf = (type: Intl.DateTimeFormatPartTypes) => Number(told.get(type))
    const [y, M, d, H] = [numberOf('year'), numberOf('month'), numberOf('day'), numberOf('hour')]
    const E = new Date(Date.UTC(y, M - 1, d)).getUTCDay()
    const fields = { y, M, d, H, h: H % 12 || 12, m: numberOf('minute'), s: numberOf('second'), E, a: H }
    return { fields: fields as Readonly<Record<string, number>>, zone: told.get('timeZoneName') }
  }

  #filled(pattern: string, from: number | Date | undefined, to?: number | Date): Intl.DateTimeFormatPart[] {
    const { numberingSystem } = this.resolvedOptions()
    const types = { y: 'year', M: 'month', d: 'day', E: 'weekday', H: 'hour', h: 'hour', m: 'minute', s: 'second' }
    const [start, end] = [this.#fieldsAt(from).fields, to === undefined ? {} : this.#fieldsAt(to).fields]
    return pattern.split(/(\{[^}]+\})/).flatMap((text): Intl.DateTimeFormatPart[] => {
      const [, second, letter = '', list] = /^\{(>?)([a-zA-Z])\2?(\d*)\}$/.exec(text) ?? []
      if (!letter) return text ? [{ type: 'literal', value: text }] : []
      const type = letter === 'a' ? 'dayPeriod' : types[letter as keyof typeof types]
      const number = (second ? end : start)[letter] ?? 0
      const named = list ? this.#words.names[Number(list)]?.[letter === 'M' ? number - 1 : number] : undefined
      const isLong = text.replace('>', '').length === 4
      const value =
        named ?? inDigits(isLong ? String(number % 100).padStart(2, '0') : String(number), numberingSystem as Digits)
      return [{ type: type as Intl.DateTimeFormatPartTypes, value }]
    })
  }

  formatToParts = (at?: number | Date): Intl.DateTimeFormatPart[] => {
    const { dates, joints } = this.#words
    const [day, clock] = [dates[this.#day] ?? '', dates[this.#clock] ?? '']
    const whole = dates[this.#day + this.#clock] ?? `${day}${day && clock && joints[jointKey(this.#options)]}${clock}`
    const { zone } = this.#fieldsAt(at)
    const parts = this.#filled(whole, at)
    if (zone === undefined) return parts
    const { language } = this.#locale
    return [
      ...parts,
      { type: 'literal', value: ' ' },
      { type: 'timeZoneName', value: names.get(language)?.zone[zone] ?? zone },
    ]
  }

  // Engines write a plain space in `format` where the parts have a narrow one.
  format = (at?: number | Date): string => joined(this.formatToParts(at)).replaceAll('\u202f', ' ')

  formatRangeToParts = (from: number | Date, to: number | Date): Intl.DateTimeRangeFormatPart[] => {
    const sourced = (parts: readonly Intl.DateTimeFormatPart[], source: Intl.DateTimeRangeFormatPart['source']) =>
      parts.map((part) => ({ ...part, source }))
    if (this.format(from) === this.format(to)) return sourced(this.formatToParts(from), 'shared')
    const [start, end] = [this.#fieldsAt(from).fields, this.#fieldsAt(to).fields]
    const differs = ['y', 'M', 'd'].find((letter) => start[letter] !== end[letter])
    const pattern = this.#clock ? undefined : this.#words.ranges[`${this.#day} ${differs}`]
    return pattern
      ? sourced(this.#filled(pattern, from, to), 'shared')
      : [
          ...sourced(this.formatToParts(from), 'startRange'),
          { type: 'literal', value: ' – ', source: 'shared' },
          ...sourced(this.formatToParts(to), 'endRange'),
        ]
  }

  formatRange = (from: number | Date, to: number | Date): string =>
    this.format(from) === this.format(to) ? this.format(from) : joined(this.formatRangeToParts(from, to))

  resolvedOptions(): Intl.ResolvedDateTimeFormatOptions {
    const { calendar, timeZone } = this.#own.resolvedOptions()
    const { hourCycle } = this.#words
    const cycle = this.#clock.startsWith('h') ? 'h12' : 'h23'
    return {
      ...this.#options,
      locale: this.#locale.baseName,
      calendar,
      timeZone,
      numberingSystem: digitsIn(this.#locale, this.#options.numberingSystem, this.#words),
      ...(this.#clock && { hourCycle: this.#clock.startsWith('~') ? hourCycle : cycle }),
    } as Intl.ResolvedDateTimeFormatOptions
  }
}

class Numbers {
  readonly #own: Intl.NumberFormat
  readonly #words: IntlFormats
  readonly #locale: Intl.Locale
  readonly #options: Intl.NumberFormatOptions
  readonly #digits: Digits
  readonly #signs: IntlFormats['numbers'][string]

  constructor(words: IntlFormats, locale: Intl.Locale, { notation, ...options }: Intl.NumberFormatOptions = {}) {
    this.#words = words
    this.#locale = locale
    this.#options = { notation, ...options }
    this.#digits = digitsIn(locale, options.numberingSystem, words)
    this.#signs = words.numbers[this.#digits] ?? { like: 'en', group: ',', decimal: '.' }
    this.#own = new NumberFormat(this.#signs.like, {
      ...options,
      ...(notation === 'compact' ? short : { notation }),
      numberingSystem: 'latn',
    })
  }

  /** A sign or number as the language writes it. */
  #said = ({ type, value }: Intl.NumberFormatPart): Intl.NumberFormatPart => {
    const { currencies, units } = this.#words
    const { currency, currencyDisplay = 'symbol', unit = '', unitDisplay = 'short' } = this.#options
    if (type === 'group' || type === 'decimal') return { type, value: this.#signs[type] }
    if (type === 'currency')
      return { type, value: currencies[`${currencyDisplay} ${currency?.toUpperCase()}`] ?? value }
    if (type === 'unit' && unitDisplay === 'short') return { type, value: units[unit] ?? value }
    return { type, value: inDigits(value, this.#digits) }
  }

  formatToParts = (value: number | bigint | Intl.StringNumericLiteral): Intl.NumberFormatPart[] => {
    if (this.#options.notation === 'compact') return this.#compact(Number(value))
    const parts = this.#own.formatToParts(value).map(this.#said)
    return parts.some(({ type }) => type === 'currency') ? this.#asAmount(parts, this.#words.amounts) : parts
  }

  /** Sign, currency and number in the order of the language. */
  #asAmount(parts: readonly Intl.NumberFormatPart[], amounts: readonly string[]): Intl.NumberFormatPart[] {
    const currency = parts.find(({ type }) => type === 'currency') ?? []
    const sign = parts.find(({ type }) => type === 'minusSign' || type === 'plusSign') ?? []
    // A letter is kept from the digits by a space, a sign is not.
    const written = 'value' in currency ? currency.value : ''
    const beside = written.at(amounts[0]?.startsWith('n') ? 0 : -1) ?? ''
    const shapes = amounts.slice(/\p{S}/u.test(beside) ? 0 : 2)
    return (shapes['type' in sign ? 1 : 0] ?? '').split(/([-¤n])/).flatMap((place) => {
      if (place === 'n')
        return parts.filter(({ type }) => !['literal', 'currency', 'minusSign', 'plusSign'].includes(type))
      if (place === '-') return sign
      return place === '¤' ? currency : place ? { type: 'literal' as const, value: place } : []
    })
  }

  /** A large number in words: `12 thousand`. */
  #compact(value: number): Intl.NumberFormatPart[] {
    const partsAt = (power: number) => this.#own.formatToParts(value / 10 ** power)
    const rowOf = (size: number) => this.#words.compact[Math.min(Math.floor(Math.log10(size) + 1e-9), 14) - 3]
    const sizeAt = (power: number) =>
      Math.abs(Number(joined(partsAt(power).filter(({ type }) => /^(?:integer|decimal|fraction)$/.test(type)))))
    const size = Math.abs(value)
    const row = size < 1 ? undefined : rowOf(size)
    const rounded = sizeAt(row?.[0] ?? 0) * 10 ** (row?.[0] ?? 0)
    // 999,950 are a million.
    const [power, words] = (rounded < 1 ? undefined : rowOf(rounded)) ?? [0, '{0}']
    const [before = '', after = ''] = words.split('{0}')
    const word = (text: string) => (text ? [{ type: 'compact' as const, value: text }] : [])
    const parts = partsAt(power).map(this.#said)
    const isAmount = parts.some(({ type }) => type === 'currency')
    const all = [...word(before), ...parts, ...word(after)]
    return isAmount ? this.#asAmount(all, this.#words.compactAmounts[before || after ? 1 : 0] ?? []) : all
  }

  format = (value: number | bigint | Intl.StringNumericLiteral): string => joined(this.formatToParts(value))

  resolvedOptions(): Intl.ResolvedNumberFormatOptions {
    return { ...this.#own.resolvedOptions(), locale: this.#locale.baseName, numberingSystem: this.#digits }
  }
}

/** How many digits a short large number has: two, or all of its whole part. */
const short = { maximumSignificantDigits: 2, maximumFractionDigits: 0, roundingPriority: 'morePrecision' } as const

class Plurals {
  readonly #own: Intl.PluralRules
  readonly #rounded: Intl.NumberFormat
  readonly #locale: Intl.Locale
  readonly #forms: IntlFormats['plurals']['cardinal']

  constructor(words: IntlFormats, locale: Intl.Locale, options: Intl.PluralRulesOptions = {}) {
    this.#own = new PluralRules('en', options)
    this.#rounded = new NumberFormat('en', { ...options, notation: 'standard', useGrouping: false })
    this.#locale = locale
    this.#forms = words.plurals[options.type ?? 'cardinal']
  }

  select = (value: number): Intl.LDMLPluralRule => {
    const size = Math.abs(Number(this.#rounded.format(value)))
    return (Number.isInteger(size) ? this.#forms[size < 20 ? size : 10 + (size % 10)] : undefined) ?? 'other'
  }

  resolvedOptions(): Intl.ResolvedPluralRulesOptions {
    const used = new Set([...this.#forms, 'other'])
    const pluralCategories = pluralForms.filter((form) => used.has(form))
    return { ...this.#own.resolvedOptions(), locale: this.#locale.baseName, pluralCategories }
  }
}

class Distances {
  readonly #words: IntlFormats
  readonly #rules: Plurals
  readonly #number: Numbers
  readonly #isAuto: boolean

  constructor(words: IntlFormats, locale: Intl.Locale, options: Intl.RelativeTimeFormatOptions = {}) {
    this.#words = words
    this.#rules = new Plurals(words, locale)
    this.#number = new Numbers(words, locale)
    this.#isAuto = options.numeric === 'auto'
  }

  format = (value: number, unit: Intl.RelativeTimeFormatUnit): string => {
    const { distances } = this.#words
    const name = unit.replace(/s$/, '')
    const said = this.#isAuto ? distances[`${name} ${value}`] : undefined
    if (said) return said
    const [when, size] = [value < 0 || Object.is(value, -0) ? 'past' : 'future', Math.abs(value)]
    const words =
      distances[`${name} ${when} ${this.#rules.select(size)}`] ?? distances[`${name} ${when} other`] ?? '{0}'
    return words.replace('{0}', this.#number.format(size))
  }
}

class Lists {
  readonly #places: readonly string[]

  constructor(words: IntlFormats, _locale: Intl.Locale, { type = 'conjunction' }: Intl.ListFormatOptions = {}) {
    this.#places = words.lists[type] ?? []
  }

  formatToParts = (items: Iterable<string>): Part<'element' | 'literal'>[] => {
    const [two = ', ', first = ', ', middle = ', ', last = ', '] = this.#places
    const all = [...items]
    return all.flatMap((value, at) => {
      const before = all.length === 2 ? two : at === 1 ? first : at === all.length - 1 ? last : middle
      const element = { type: 'element' as const, value }
      return at === 0 ? [element] : [{ type: 'literal' as const, value: before }, element]
    })
  }

  format = (items: Iterable<string>): string => joined(this.formatToParts(items))
}

class Names {
  readonly #own: Intl.DisplayNames
  readonly #said: Readonly<Record<string, string>>

  constructor(_words: IntlFormats, { language }: Intl.Locale, options: Intl.DisplayNamesOptions) {
    this.#own = new DisplayNames('en', options)
    this.#said = names.get(language)?.[options.type as 'region' | 'language'] ?? {}
  }

  of = (code: string): string | undefined => this.#said[code] ?? this.#own.of(code)
}

/** The formatters of a language that was taught. */
export const taught = {
  DateTimeFormat: Dates,
  NumberFormat: Numbers,
  RelativeTimeFormat: Distances,
  ListFormat: Lists,
  DisplayNames: Names,
  PluralRules: Plurals,
}

type Own = new (words: IntlFormats, locale: Intl.Locale, options: never) => object

/** An engine's formatter, which leaves the languages that were taught to another one. */
const withTaught = <Native extends new (...given: never[]) => object>(native: Native, own: Own): Native => {
  const make = (given: readonly unknown[], made: () => object): object => {
    const locale = localeOf(given[0] as Locales)
    const words = locale && formats.get(locale.language)
    return words ? new own(words, locale, given[1] as never) : made()
  }
  return new Proxy(native, {
    construct: (target, given: readonly unknown[], newTarget) =>
      make(given, () => Reflect.construct(target, given, newTarget) as object),
    apply: (target, _self, given: readonly unknown[]) => make(given, () => Reflect.construct(target, given) as object),
  })
}

/**
 * Gives `Intl` a language that the engine lacks: its dates, distances in time, numbers, lists and plural forms. Nothing
 * changes in an engine that has the language, and for other languages. What is formatted later is in the language, also
 * by libraries.
 *
 * The formatters have what a page needs, not all of `Intl`: dates and numbers have `format`, `formatToParts` and
 * `resolvedOptions`, dates also their ranges; lists `format` and `formatToParts`; distances `format`; plural rules
 * `select` and `resolvedOptions`; names `of`.
 */
export function teachIntl(tag: string, words: IntlFormats): void {
  if (!isMute(tag)) return
  if (formats.size === 0)
    Object.assign(Intl, {
      DateTimeFormat: withTaught(DateTimeFormat, taught.DateTimeFormat),
      NumberFormat: withTaught(NumberFormat, taught.NumberFormat),
      RelativeTimeFormat: withTaught(RelativeTimeFormat, taught.RelativeTimeFormat),
      ListFormat: withTaught(ListFormat, taught.ListFormat),
      DisplayNames: withTaught(DisplayNames, taught.DisplayNames),
      PluralRules: withTaught(PluralRules, taught.PluralRules),
    })
  formats.set(tag, words)
}

/** Adds the names of regions, languages and time zones to a language of {@link teachIntl}. */
export function teachIntlNames(tag: string, words: IntlNames): void {
  names.set(tag, words)
}
