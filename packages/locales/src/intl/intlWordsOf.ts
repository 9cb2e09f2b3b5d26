import type { Digits } from '../language.ts'
import { languages } from '../languages.ts'
import { clockKey, dayKey, jointKey } from './dateKey.ts'
import { pluralForms, type IntlFormats, type IntlNames } from './IntlWords.ts'
import { isMute, mayBeMute } from './mute.ts'

type Options = Intl.DateTimeFormatOptions
type Part = Intl.DateTimeFormatPart

const lengths = ['numeric', '2-digit', 'short', 'long', 'narrow'] as const
const nameLengths = ['short', 'long', 'narrow'] as const
const styles = ['full', 'long', 'medium', 'short'] as const
const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const

const utc = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const
const letters: Readonly<Record<string, string>> = {
  year: 'y',
  month: 'M',
  day: 'd',
  weekday: 'E',
  hour: 'H',
  minute: 'm',
  second: 's',
  dayPeriod: 'a',
}

/** A Sunday: the days of the week, the months and the hours after it are those of `names`. */
const weekdayAt = (index: number) => Date.UTC(2026, 10, 1 + index)
const monthAt = (index: number) => Date.UTC(2026, index, 5)
const hourAt = (index: number) => Date.UTC(2026, 10, 5, index)

function* dayOptions(): Generator<Options> {
  for (const dateStyle of styles) yield { dateStyle }
  for (const weekday of [undefined, ...nameLengths])
    for (const year of [undefined, 'numeric'] as const)
      for (const month of [undefined, ...lengths])
        for (const day of [undefined, 'numeric', '2-digit'] as const) {
          const options = { weekday, year, month, day }
          if (dayKey(options)) yield options
        }
}

function* clockOptions(): Generator<Options> {
  for (const minute of [undefined, '2-digit'] as const)
    for (const second of minute ? ([undefined, '2-digit'] as const) : [undefined])
      for (const hour of [undefined, 'numeric', '2-digit'] as const) if (hour ?? minute) yield { hour, minute, second }
}

/** The patterns of one language, with its lists of names. */
function patterns(tag: string) {
  const names: (readonly string[])[] = []
  const listOf = (name: string, values: readonly string[]) => {
    const found = names.findIndex((list) => list.join('|') === values.join('|'))
    return `{${name}${found < 0 ? names.push(values) - 1 : found}}`
  }
  /** A part as a place of a pattern. `end` marks those of the second day of a range. */
  const placeOf = (options: Options, { type, value }: Part, isRange = false, end = ''): string => {
    const letter = letters[type]
    if (letter === undefined) return value
    const format = new Intl.DateTimeFormat(tag, { ...utc, ...options })
    const valueAt = (at: number) => format.formatToParts(at).find((one) => one.type === type)?.value ?? value
    const all = (length: number, at: (index: number) => number) =>
      Array.from({ length }, (_, index) => valueAt(at(index)))
    if (letter === 'E') return listOf(`${end}E`, all(7, weekdayAt))
    if (letter === 'a') return listOf(`${end}a`, all(24, hourAt))
    if (letter === 'M' && !/^\d+$/.test(value)) return listOf(`${end}M`, all(12, monthAt))
    // A range has days and months of one digit; it may write two where a date has one.
    const shortest = isRange
      ? value
      : { M: valueAt(monthAt(0)), d: valueAt(weekdayAt(0)), H: valueAt(hourAt(3)) }[letter]
    const first = shortest ?? value
    const isTwelve = letter === 'H' && Number(valueAt(hourAt(15))) === 3
    const shown = isTwelve ? 'h' : letter
    return `{${end}${shown}${/^\d\d$/.test(first) ? shown : ''}}`
  }
  const patternOf = (options: Options, at = Date.UTC(2026, 10, 5, 3, 7, 9)): string =>
    new Intl.DateTimeFormat(tag, { ...utc, ...options })
      .formatToParts(at)
      .map((part) => placeOf(options, part))
      .join('')
  const rangeOf = (options: Options, from: number, to: number): string =>
    new Intl.DateTimeFormat(tag, { ...utc, ...options })
      .formatRangeToParts(from, to)
      .map((part) => placeOf(options, part, true, part.source === 'endRange' ? '>' : ''))
      .join('')
  return { names, patternOf, rangeOf }
}

const places = { literal: undefined, currency: '¤', minusSign: '-', integer: 'n', compact: 'c' } as const

/** The shape of an amount. A short number is one `n` with its word and what is between them. */
const amountOf = (parts: readonly Intl.NumberFormatPart[]) =>
  parts
    .filter(({ type }) => type in places)
    .map(({ type, value }) => places[type as keyof typeof places] ?? value)
    .join('')
    .replace(/n[^¤-]*c/, 'n')

type NumberWords = 'numbers' | 'amounts' | 'compactAmounts' | 'currencies' | 'units' | 'compact'

function numbersOf(tag: string): Pick<IntlFormats, NumberWords> {
  const latin = { numberingSystem: 'latn' } as const
  const numbers = (languages.find((one) => one.tag === tag)?.digits ?? ['latn']).map((numberingSystem) => {
    const parts = new Intl.NumberFormat(tag, { numberingSystem }).formatToParts(1_234_567.5)
    const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
    const like = parts[2]?.value.length === 2 ? 'en-IN' : 'en'
    return [numberingSystem, { like, group: valueOf('group'), decimal: valueOf('decimal') }] as const
  })
  const amountsOf = (size: number, notation: 'standard' | 'compact') =>
    ['EUR', 'XTS'].flatMap((currency) => {
      const format = new Intl.NumberFormat(tag, {
        ...latin,
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
        notation,
      })
      return [size, -size].map((value) => amountOf(format.formatToParts(value)))
    })
  const signOf = (of: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(of, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .find(({ type }) => type === 'currency')?.value ?? currency
  const currencies = (['symbol', 'narrowSymbol'] as const).flatMap((display) =>
    Intl.supportedValuesOf('currency')
      .map((code) => [`${display} ${code}`, signOf(tag, code, display), signOf('en', code, display)] as const)
      .filter(([, own, english]) => own !== english)
      .map(([key, own]) => [key, own] as const),
  )
  const shortUnit = (of: string, unit: string) =>
    new Intl.NumberFormat(of, { style: 'unit', unit }).formatToParts(5).find(({ type }) => type === 'unit')?.value ?? ''
  const compact = Array.from({ length: 12 }, (_, index): readonly [number, string] => {
    const parts = new Intl.NumberFormat(tag, { ...latin, notation: 'compact' }).formatToParts(10 ** (index + 3))
    const number = parts.filter(({ type }) => ['integer', 'group'].includes(type))
    const digits = number.map(({ value }) => value.replaceAll(/\D/g, '')).join('')
    const words = parts.map(({ type, value }) => (type === 'integer' ? '{0}' : type === 'group' ? '' : value)).join('')
    return [index + 4 - digits.length, words.replace(/(?:\{0\})+/, '{0}')]
  })
  return {
    numbers: Object.fromEntries(numbers),
    amounts: amountsOf(1, 'standard'),
    compactAmounts: [1, 1_000_000].map((size) => amountsOf(size, 'compact')),
    currencies: Object.fromEntries(currencies),
    units: Object.fromEntries(
      ['kilobyte', 'megabyte']
        .map((unit) => [unit, shortUnit(tag, unit)])
        .filter(([unit = '', own]) => own !== shortUnit('en', unit)),
    ),
    compact,
  }
}

const pluralsOf = (tag: string, type: Intl.PluralRuleType) => {
  const rules = new Intl.PluralRules(tag, { type })
  return Array.from({ length: 20 }, (_, count) => rules.select(count))
}

function distancesOf(tag: string): Record<string, string> {
  const rules = new Intl.PluralRules(tag)
  const { pluralCategories } = rules.resolvedOptions()
  const samples = new Map(
    pluralForms.map((form) => [
      form,
      Array.from({ length: 200 }, (_, index) => index + 1).find((n) => rules.select(n) === form),
    ]),
  )
  const always = new Intl.RelativeTimeFormat(`${tag}-u-nu-latn`)
  const auto = new Intl.RelativeTimeFormat(`${tag}-u-nu-latn`, { numeric: 'auto' })
  const found: Record<string, string> = {}
  for (const unit of units) {
    for (const form of pluralCategories) {
      const sample = samples.get(form) ?? 3
      for (const [when, sign] of [
        ['past', -1],
        ['future', 1],
      ] as const)
        found[`${unit} ${when} ${form}`] = always
          .formatToParts(sign * sample, unit)
          .map(({ type, value }) => (type === 'integer' ? '{0}' : value))
          .join('')
    }
    for (const value of [-2, -1, 0, 1, 2]) {
      const words = auto.format(value, unit)
      if (words !== always.format(value, unit)) found[`${unit} ${value}`] = words
    }
  }
  return found
}

function listsOf(tag: string): Record<string, readonly string[]> {
  return Object.fromEntries(
    (['conjunction', 'disjunction', 'unit'] as const).map((type) => {
      const format = new Intl.ListFormat(tag, { type })
      const [two, four] = [format.format(['0', '1']), format.formatToParts(['0', '1', '2', '3'])]
      const between = four.filter((part) => part.type === 'literal').map(({ value }) => value)
      return [type, [two.slice(1, -1), ...between]]
    }),
  )
}

/** Made once for each language: it takes a while. */
const made = new Map<string, IntlFormats>()

/**
 * How this engine words dates, distances, lists and numbers of a language that browsers may lack, for {@link teachIntl};
 * undefined for a language that every browser has, and in an engine that lacks it itself.
 */
export function intlFormatsOf(tag: string): IntlFormats | undefined {
  if (!mayBeMute(tag) || isMute(tag)) return undefined
  const formats = made.get(tag) ?? formatsOf(tag)
  made.set(tag, formats)
  return formats
}

function formatsOf(tag: string): IntlFormats {
  const { names, patternOf, rangeOf } = patterns(tag)
  const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions()
  const usual = hourCycle === 'h12' ? 'h12' : 'h23'
  const dates: Record<string, string> = {}
  const ranges: Record<string, string> = {}
  for (const options of dayOptions()) {
    const key = dayKey(options)
    dates[key] = patternOf(options)
    const { weekday = 'long', month = 'narrow' } = options
    const isRange = options.dateStyle ?? (weekday === 'long' && month !== 'narrow')
    if (!isRange || options.day === '2-digit' || month === '2-digit') continue
    // Months and days of one digit, so that a pattern with two is seen.
    for (const [differs, to] of [
      ['d', Date.UTC(2026, 1, 9)],
      ['M', Date.UTC(2026, 2, 9)],
      ['y', Date.UTC(2027, 2, 9)],
    ] as const)
      if (key.startsWith('=') || key.includes(differs))
        ranges[`${key} ${differs}`] = rangeOf(options, Date.UTC(2026, 1, 5), to)
  }
  for (const timeStyle of styles.slice(2)) dates[clockKey({ timeStyle }, usual)] = patternOf({ timeStyle })
  for (const options of clockOptions())
    for (const cycle of ['h12', 'h23'] as const)
      dates[clockKey(options, cycle)] = patternOf({ ...options, hourCycle: cycle })
  for (const dateStyle of styles)
    for (const timeStyle of styles.slice(2)) dates[`=${dateStyle}~${timeStyle}`] = patternOf({ dateStyle, timeStyle })
  const joints = Object.fromEntries(
    (
      [
        { weekday: 'long', month: 'long' },
        { month: 'long' },
        { month: 'short' },
        { month: 'numeric' },
      ] as const satisfies readonly Options[]
    ).map((names) => {
      const day = { ...names, year: 'numeric', day: 'numeric' } as const
      const clock = { hour: 'numeric', minute: '2-digit' } as const
      const [whole, before, after] = [patternOf({ ...day, ...clock }), patternOf(day), patternOf(clock)]
      return [jointKey(day), whole.slice(before.length, whole.length - after.length)]
    }),
  )
  return {
    digits: new Intl.NumberFormat(tag).resolvedOptions().numberingSystem as Digits,
    hourCycle: usual,
    names,
    dates,
    joints,
    ranges,
    distances: distancesOf(tag),
    plurals: { cardinal: pluralsOf(tag, 'cardinal'), ordinal: pluralsOf(tag, 'ordinal') },
    lists: listsOf(tag),
    ...numbersOf(tag),
  }
}

const letterPairs = (): string[] => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  return [...alphabet].flatMap((one) => [...alphabet].map((two) => one + two))
}

/** The names of regions, the languages of the table and time zones, where {@link intlFormatsOf} has a language. */
export function intlNamesOf(tag: string): IntlNames | undefined {
  if (!mayBeMute(tag) || isMute(tag)) return undefined
  const named = (type: 'region' | 'language', codes: readonly string[]) => {
    const names = new Intl.DisplayNames(tag, { type, fallback: 'none' })
    return Object.fromEntries(
      codes.map((code) => [code, names.of(code)] as const).filter(([, name]) => name),
    ) as Record<string, string>
  }
  const zoneName = (of: string, timeZone: string, at: number) =>
    new Intl.DateTimeFormat(of, { timeZone, timeZoneName: 'long' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const zone = Object.fromEntries(
    Intl.supportedValuesOf('timeZone').flatMap((timeZone) =>
      [Date.UTC(2026, 0, 5), Date.UTC(2026, 6, 5)]
        .map((at) => [zoneName('en', timeZone, at), zoneName(tag, timeZone, at)] as const)
        .filter(([english]) => !english.startsWith('GMT')),
    ),
  )
  return {
    region: named('region', letterPairs()),
    language: named(
      'language',
      languages.map((language) => language.tag),
    ),
    zone,
  }
}
