import { useMemo } from 'react'
import { useRoot } from '../../base/RootContext.ts'
import { digitsOf } from '../text/useDigits.ts'
import { moneyFormat, type MoneyFormat } from './moneyFormat.ts'

/** The formatter of the person's language and the merchant's currency. Use inside an observer. */
export function useMoney(): MoneyFormat {
  const { locale, merchant } = useRoot()
  const { language } = locale
  const digits = digitsOf(locale)
  const { displayCurrency, country, minorDigits } = merchant.current
  return useMemo(
    () => moneyFormat(language, { code: displayCurrency, digits: minorDigits }, country, digits),
    [language, displayCurrency, minorDigits, country, digits],
  )
}
