import { startOfDate } from '@croupier/locales/calendar'
import type { ChartProps } from '@croupier/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useRoot } from '../../base/RootContext.ts'
import { useMoney } from '../money/useMoney.ts'
import { useText } from '../text/useText.ts'

/** What charts of amounts by day share. */
export interface DayChart extends Pick<ChartProps, 'points' | 'scaleText' | 'texts'> {
  /** An amount as decimal text, as a value of a series. */
  readonly value: (amount: string) => { readonly size: number; readonly text: string }
}

/**
 * Days, amounts and labels of a chart in the person's language. Use inside an observer.
 *
 * @param days of the site's time zone, oldest first, such as '2026-11-21'; keep the array between renders
 */
export function useDayChart(days: readonly string[]): DayChart {
  const text = useText()
  const money = useMoney()
  const intl = useIntl()
  const { timeZone } = useRoot().merchant.current
  return useMemo(
    () => ({
      points: days.map((day) => intl.formatDate(startOfDate(day, timeZone), { day: 'numeric', month: 'short' })),
      value: (amount: string) => ({ size: Number(amount), text: money.amount(amount) }),
      scaleText: (size: number) => intl.formatNumber(size, { notation: 'compact' }),
      texts: {
        table: text('profit.as_table'),
        point: text('profit.day'),
        choose: text('profit.choose_day'),
        failed: text('profit.chart_failed'),
      },
    }),
    [days, intl, money, text, timeZone],
  )
}
