import type { TeamDay } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { Chart } from '@croupier/ui/Chart'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { useDayChart } from '../../parts/records/useDayChart.ts'
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
  const names = useMemo(() => days.map(({ day }) => day), [days])
  const { value, ...chart } = useDayChart(names)
  const drawn = useMemo(
    () =>
      charts.map(([labelKey, names]) => ({
        label: text(labelKey),
        series: names.map((name) => ({
          label: text(`overview.${name}`),
          values: days.map((day) => value(day[name])),
        })),
      })),
    [days, text, value],
  )
  return (
    <PageSection title={text('profit.by_day')}>
      <Grid>
        {drawn.map(({ label, series }) => (
          <Card key={label}>
            <Chart kind={days.length > 31 ? 'line' : 'bar'} label={label} {...chart} series={series} />
          </Card>
        ))}
      </Grid>
    </PageSection>
  )
})
