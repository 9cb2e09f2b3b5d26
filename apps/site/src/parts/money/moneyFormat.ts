/** Shows amounts of a merchant. Amounts are decimal text and never become numbers. */
export interface MoneyFormat {
  /** With the currency's sign: `₱1,234.50` (S-260, S-261). */
  readonly amount: (decimal: string) => string
  /** As `amount`, but whole amounts have no decimals: `₱50`. */
  readonly short: (decimal: string) => string
  /** Decimals and separators, no sign. */
  readonly plain: (decimal: string) => string
  /** Only the currency's sign. */
  readonly sign: string
}

/** Cached: every amount on a page uses the same format, and making one takes a phone milliseconds. */
const made = new Map<string, MoneyFormat>()

/** A merchant's currency. */
export interface ShownCurrency {
  /** ISO 4217. */
  readonly code: string
  /** Decimals that every amount shows. */
  readonly digits: number
}

/** The formatter of a locale and currency; grouping and digits follow the locale. */
export function moneyFormat(locale: string, currency: ShownCurrency): MoneyFormat {
  const key = [locale, currency.code, currency.digits].join()
  const before = made.get(key)
  if (before) return before
  const format = newMoneyFormat(locale, currency)
  made.set(key, format)
  return format
}

function newMoneyFormat(locale: string, currency: ShownCurrency): MoneyFormat {
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
