import { startOfDate } from '@croupier/locales/calendar'
import type { TeamDay } from '@croupier/stores'
import { Card, Chart } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useRoot } from '../../app/RootContext.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'

const drawn = ['betAmount', 'winAmount', 'deposits', 'withdrawals'] as const

/** Stakes, payouts, deposits and withdrawals day by day, as a chart and as a table (S-390). */
export const DayChart = observer(function DayChart({ days }: { days: readonly TeamDay[] }) {
  const text = useText()
  const money = useMoney()
  const intl = useIntl()
  const { merchant } = useRoot()
  const { timeZone } = merchant.current
  const points = useMemo(
    () => days.map(({ day }) => intl.formatDate(startOfDate(day, timeZone), { day: 'numeric', month: 'short' })),
    [days, intl, timeZone],
  )
  const series = useMemo(
    () =>
      drawn.map((name) => ({
        label: text(`overview.${name}`),
        values: days.map((day) => ({ size: Number(day[name]), text: money.amount(day[name]) })),
      })),
    [days, money, text],
  )
  return (
    <PageSection title={text('profit.by_day')}>
      <Card>
        <Chart
          kind={days.length > 31 ? 'line' : 'bar'}
          label={text('overview.chart')}
          points={points}
          series={series}
          scaleText={(size) => intl.formatNumber(size, { notation: 'compact' })}
          texts={{
            table: text('profit.as_table'),
            point: text('profit.day'),
            choose: text('profit.choose_day'),
            failed: text('profit.chart_failed'),
          }}
        />
      </Card>
    </PageSection>
  )
})
