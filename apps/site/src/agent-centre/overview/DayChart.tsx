import { startOfDate } from '@croupier/locales/calendar'
import type { TeamDay } from '@croupier/stores'
import { Card, Chart, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { styled } from 'styled-components'
import { useRoot } from '../../app/RootContext.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'

/** Play and cash are of different sizes: on one scale the larger would flatten the smaller. */
const charts = [
  ['overview.chart_play', ['betAmount', 'winAmount']],
  ['overview.chart_cash', ['deposits', 'withdrawals']],
] as const

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: ${tokens.space.s3};
`

/** Stakes and wins, deposits and withdrawals day by day, as charts and as tables (S-390). */
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
  const drawn = useMemo(
    () =>
      charts.map(([labelKey, names]) => ({
        label: text(labelKey),
        series: names.map((name) => ({
          label: text(`overview.${name}`),
          values: days.map((day) => ({ size: Number(day[name]), text: money.amount(day[name]) })),
        })),
      })),
    [days, money, text],
  )
  return (
    <PageSection title={text('profit.by_day')}>
      <Grid>
        {drawn.map(({ label, series }) => (
          <Card key={label}>
            <Chart
              kind={days.length > 31 ? 'line' : 'bar'}
              label={label}
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
        ))}
      </Grid>
    </PageSection>
  )
})
