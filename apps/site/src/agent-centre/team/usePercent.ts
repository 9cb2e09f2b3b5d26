import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Writes a rate in percent, decimal text ("0.80"), in the person's language: "0.8 %". The text is formatted exactly. */
export function usePercent(): (rate: string) => string {
  const intl = useIntl()
  return useCallback(
    (rate) => {
      const number = new Intl.NumberFormat(intl.locale, { maximumFractionDigits: 4 }).format(rate as `${number}`)
      return `${number} %`
    },
    [intl],
  )
}
