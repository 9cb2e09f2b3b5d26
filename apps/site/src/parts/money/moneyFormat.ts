import { formattingLocale, type Digits } from '@croupier/locales'
import { languageRow } from '../text/languageRow.ts'

/** Shows amounts of a merchant. Amounts are decimal text and never become numbers. */
export interface MoneyFormat {
  /** With the currency's sign: `₱1,234.50` (S-260, S-261). */
  readonly amount: (decimal: string) => string
  /** As `amount`, but whole amounts have no decimals: `₱50`. */
  readonly short: (decimal: string) => string
  /** Decimals and separators, no sign. */
  readonly plain: (decimal: string) => string
  /** The currency's sign alone. */
  readonly sign: string
}

/** Every amount on a page asks for the same one, and making it takes a phone milliseconds. */
const made = new Map<string, MoneyFormat>()

/** A merchant's currency. */
export interface ShownCurrency {
  /** ISO 4217. */
  readonly code: string
  /** Decimals that every amount shows. */
  readonly digits: number
}

/** The formatter of a language, currency and country; grouping and digits follow the language. */
export function moneyFormat(language: string, currency: ShownCurrency, country?: string, digits?: Digits): MoneyFormat {
  const key = [language, currency.code, currency.digits, country, digits].join()
  const before = made.get(key)
  if (before) return before
  const format = newMoneyFormat(language, currency, country, digits)
  made.set(key, format)
  return format
}

function newMoneyFormat(language: string, currency: ShownCurrency, country?: string, digits?: Digits): MoneyFormat {
  const locale = formattingLocale(languageRow(language), {
    ...(country === undefined || country === 'XX' ? {} : { country }),
    ...(digits && { digits }),
  })
  const decimals = { minimumFractionDigits: currency.digits, maximumFractionDigits: currency.digits }
  const signed = { style: 'currency', currency: currency.code, currencyDisplay: 'narrowSymbol', ...decimals } as const
  const withSign = new Intl.NumberFormat(locale, signed)
  const plain = new Intl.NumberFormat(locale, decimals)
  // Intl formats decimal text exactly; its type admits only literal numbers.
  const exact = (text: string) => text as `${number}`
  return {
    amount: (decimal) => withSign.format(exact(decimal)),
    short: (decimal) =>
      new Intl.NumberFormat(locale, { ...signed, trailingZeroDisplay: 'stripIfInteger' }).format(exact(decimal)),
    plain: (decimal) => plain.format(exact(decimal)),
    sign: withSign.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency.code,
  }
}
