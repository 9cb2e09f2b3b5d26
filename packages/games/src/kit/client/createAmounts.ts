import { numberText } from '@croupier/locales/digits'
import { unbroken } from '@croupier/locales/intl'
import { decimalMarkOf, moneyText, parseMoney, readAmount, type DecimalMark } from '@croupier/money'
import type { PageData } from './data.ts'

/** Amounts, numbers and times in the player's language. */
export interface Amounts {
  /** Decimal text as money. */
  amount(text: string): string
  /** The same with its sign, unless it is zero. */
  signed(text: string): string
  /** Decimal text in minor units, and back. */
  minor(text: string): bigint
  major(value: bigint): string
  /** A typed amount in minor units, as people write it in the player's language; null for any other text. */
  typed(text: string): bigint | null
  /** Fills a text's named placeholders. */
  fill(text: string, values: Readonly<Record<string, string>>): string
  /** A time of day of the market. `at` in milliseconds since the epoch. */
  time(at: number): string
  readonly number: Intl.NumberFormat
}

/** Creates the formats of a page. */
export const createAmounts = (data: PageData): Amounts => {
  const digits = (data.balance.split('.')[1] ?? '').length
  const style = {
    style: 'currency',
    currency: data.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const
  const money = new Intl.NumberFormat(data.tag, style)
  const signed = new Intl.NumberFormat(data.tag, { ...style, signDisplay: 'exceptZero' })
  const number = new Intl.NumberFormat(data.tag)
  const { locale, numberingSystem } = number.resolvedOptions()
  const clock = new Intl.DateTimeFormat(locale, { numberingSystem, timeZone: data.timeZone, timeStyle: 'short' })
  return {
    // Formats decimal text directly, so that no amount becomes a binary float on its way to the screen.
    amount: (text) => money.format(text as `${number}`),
    signed: (text) => signed.format(text as `${number}`),
    minor: (text) => parseMoney(text, digits),
    major: (value) => moneyText(value, digits),
    typed: (text) => {
      const read = (mark: DecimalMark) => readAmount(numberText(text), { digits, mark })
      const own = read(decimalMarkOf(data.tag))
      // Some keypads have only a comma: one that groups nothing is a decimal mark everywhere.
      const amount = own.ok || own.fault !== 'not_a_number' ? own : read(',')
      return amount.ok ? amount.minor : null
    },
    fill: (text, values) => text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place),
    time: (at) => unbroken(clock.formatToParts(at)),
    number,
  }
}
