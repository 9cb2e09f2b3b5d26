import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Writes a rate in percent, decimal text ("0.80"), in the person's language: "0.8%". The text is formatted exactly. */
export function usePercent(): (rate: string) => string {
  const intl = useIntl()
  return useCallback(
    (rate) =>
      new Intl.NumberFormat(intl.locale, { style: 'percent', maximumFractionDigits: 4 }).format(
        `${rate}e-2` as `${number}`,
      ),
    [intl],
  )
}
