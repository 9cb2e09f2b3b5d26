import { moneyText } from '@croupier/money'
import { eachLanguage, fill, type LanguageCode, type Words } from './Words.ts'

/** Locales of the languages whose texts the sandbox has, where they differ from the code. */
const locales: Readonly<Partial<Record<LanguageCode, string>>> = { TY: 'fil' }

/** The currency of a merchant. */
export interface Currency {
  /** ISO 4217. */
  readonly isoCurrency: string
  /** Decimals of its minor unit. */
  readonly digits: number
  /** ISO 3166 code of the market, which decides about the sign: a Kenyan reads `Ksh`, and not `KES`. */
  readonly country?: string
}

/** One for each language and currency: making one takes far longer than using it, and lists have many sentences. */
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

/** Puts amounts (minor units) into the placeholders `{0}`, `{1}` of every language. */
export const withMoney = (words: Words, currency: Currency, amounts: readonly bigint[]): Words =>
  eachLanguage(words, (text, language) => {
    const format = formatOf(language, currency)
    // Intl formats decimal text exactly; its type admits only literal numbers.
    const shown = amounts.map((amount) => format.format(moneyText(amount, currency.digits) as `${number}`))
    return fill(text, shown)
  })
