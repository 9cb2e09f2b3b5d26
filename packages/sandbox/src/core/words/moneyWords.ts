import { moneyText } from '@croupier/money'
import { eachLanguage, fill, inLanguage, type LanguageCode, type Words } from './Words.ts'

/** Locales of the languages that the sandbox has texts in, where they differ from the code. */
const locales: Readonly<Partial<Record<LanguageCode, string>>> = { TY: 'fil' }

/** The currency of a merchant. */
export interface Currency {
  /** ISO 4217. */
  readonly isoCurrency: string
  /** Decimals of its minor unit. */
  readonly digits: number
  /** ISO 3166 code of the market, which decides the sign: Kenyans read `Ksh`, not `KES`. */
  readonly country?: string
}

/** ISO 4217's code for the currency of a request that names no merchant. */
export const NO_CURRENCY: Currency = { isoCurrency: 'XXX', digits: 2 }

/** Cached per language and currency: creating a format is far slower than using it, and lists have many sentences. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: LanguageCode, { isoCurrency, digits, country }: Currency): Intl.NumberFormat {
  const key = `${language} ${isoCurrency} ${digits} ${country}`
  const made = formats.get(key)
  if (made) return made
  const locale = new Intl.Locale(locales[language] ?? language, country === undefined ? {} : { region: country })
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: isoCurrency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, format)
  return format
}

/** Fills the placeholders `{0}`, `{1}` of every language with amounts (minor units), texts, and words of the language. */
export const withMoney = (words: Words, currency: Currency, values: readonly (string | bigint | Words)[]): Words =>
  eachLanguage(words, (text, language) => {
    const format = formatOf(language, currency)
    // Intl formats decimal text exactly; its type admits only literal numbers.
    const shown = (amount: bigint) => format.format(moneyText(amount, currency.digits) as `${number}`)
    return fill(
      text,
      values.map((value) => {
        if (typeof value === 'bigint') return shown(value)
        return typeof value === 'object' ? inLanguage(value, language) : value
      }),
    )
  })
