import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useRoot } from '../../base/RootContext.ts'
import { moneyFormat, type MoneyFormat } from './moneyFormat.ts'

/** The formatter of the language on screen and the merchant's currency. Use inside an observer. */
export function useMoney(): MoneyFormat {
  const { locale } = useIntl()
  const { displayCurrency, minorDigits } = useRoot().merchant.current
  return useMemo(
    () => moneyFormat(locale, { code: displayCurrency, digits: minorDigits }),
    [locale, displayCurrency, minorDigits],
  )
}
