import { useMemo } from 'react'
import { useRoot } from '../../app/RootContext.ts'
import { moneyFormat, type MoneyFormat } from './moneyFormat.ts'

/** The formatter of the person's language and the merchant's currency. Use inside an observer. */
export function useMoney(): MoneyFormat {
  const { locale, merchant } = useRoot()
  const { language } = locale
  const { displayCurrency, country } = merchant.current
  return useMemo(() => moneyFormat(language, displayCurrency, country), [language, displayCurrency, country])
}
