import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'
import type { ColumnWords } from './sumColumns.tsx'

/** Formatters for the columns of a report. Use inside an observer. */
export function useColumnWords(sortColumns?: readonly string[]): ColumnWords {
  const text = useText()
  const money = useMoney()
  const intl = useIntl()
  return useMemo(
    () => ({
      text,
      money,
      count: (value) => intl.formatNumber(value),
      ...(sortColumns && { sortColumns }),
    }),
    [text, money, intl, sortColumns],
  )
}
