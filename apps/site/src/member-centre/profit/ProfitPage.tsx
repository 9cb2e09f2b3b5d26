import { ChartColumn } from 'lucide-react'
import { profitFields, profitStore, type ProfitDay, type ProfitSums } from '@croupier/stores'
import { dayCount } from '@croupier/locales/calendar'
import { Card } from '@croupier/ui/Card'
import { Chart } from '@croupier/ui/Chart'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Statistic } from '@croupier/ui/Statistic'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useAddressFields } from '../../base/useAddressFields.ts'
import { useStore } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { PrintButton } from '../../parts/print/PrintSheet.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { WorkedSum } from '../../parts/worked-sum/WorkedSum.tsx'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { Filters } from '../../parts/records/Filters.tsx'
import { PeriodFilter } from '../../parts/records/PeriodFilter.tsx'
import { periodShortcuts } from '../../parts/records/periodShortcuts.ts'
import { useDayChart } from '../../parts/records/useDayChart.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { ProfitSheet } from './ProfitSheet.tsx'

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${tokens.space.s4};
`

/** The member's profit or loss: its definition, the sums, and each day of the range (S-356, N-1). */
export const ProfitPage = observer(function ProfitPage() {
  const text = useText()
  const profit = useStore(profitStore)
  const { range } = profit
  useAddressFields({ names: profitFields, read: () => profit.address, apply: profit.show })
  return (
    <Stack>
      <PageHead title={text('in_personal_loss')} />
      <Filters range={range} showText={text('profit.show')}>
        <PeriodFilter range={range} onValueChange={profit.chooseRange} shortcuts={periodShortcuts} />
      </Filters>
      {profit.rangeProblem ? null : (
        <RemoteView
          value={profit.report}
          waiting={<Skeleton style={{ blockSize: '20rem' }} />}
          failed={{ headingLevel: 4, title: text('profit.failed'), onRetry: () => profit.load() }}
          dropsStale
        >
          {({ totals, list }) => (
            <>
              <Totals totals={totals} days={dayCount(range)} />
              {list.length === 0 ? (
                <EmptyState
                  headingLevel={4}
                  size="sm"
                  art={<ChartColumn aria-hidden />}
                  title={text('profit.empty_title')}
                  text={text('profit.empty_text')}
                />
              ) : (
                <>
                  <DayChart list={list} />
                  <div>
                    <PrintButton />
                  </div>
                  <ProfitSheet range={range} totals={totals} list={list} />
                </>
              )}
            </>
          )}
        </RemoteView>
      )}
    </Stack>
  )
})

const Totals = observer(function Totals({ totals, days }: { totals: ProfitSums; days: number }) {
  const text = useText()
  const money = useMoney()
  const figures = [
    ['profit.stake', totals.betAmount],
    ['profit.valid_bet', totals.validBetAmount],
    ['profit.win', totals.winAmount],
    ['profit.rebate', totals.rebate],
    ['profit.bonus', totals.bonus],
  ] as const
  return (
    <PageSection title={text('profit.totals')}>
      <Card variant="sunken">
        <Statistic
          label={text('profit.net')}
          value={money.amount(totals.netAmount)}
          hint={text('profit.days', { days })}
        />
      </Card>
      <Card>
        <Figures>
          {figures.map(([key, amount]) => (
            <Statistic key={key} size="sm" label={text(key)} value={money.amount(amount)} />
          ))}
        </Figures>
      </Card>
      <WorkedSum
        definition={text('profit.definition')}
        parts={[
          { label: text('profit.win'), amount: totals.winAmount },
          { label: text('profit.rebate'), amount: totals.rebate },
          { label: text('profit.bonus'), amount: totals.bonus },
          { label: text('profit.salary'), amount: totals.salary },
          { label: text('profit.stake'), amount: totals.betAmount, minus: true },
        ]}
        total={{ label: text('profit.net'), amount: totals.netAmount }}
      />
    </PageSection>
  )
})

const DayChart = observer(function DayChart({ list }: { list: readonly ProfitDay[] }) {
  const text = useText()
  const rows = useMemo(() => list.toReversed(), [list])
  const days = useMemo(() => rows.map(({ day }) => day), [rows])
  const { value, ...chart } = useDayChart(days)
  return (
    <PageSection title={text('profit.by_day')}>
      <Card>
        <Chart
          kind="bar"
          label={`${text('profit.net')}, ${text('profit.stake')}`}
          {...chart}
          series={[
            { label: text('profit.net'), values: rows.map(({ netAmount }) => value(netAmount)) },
            { label: text('profit.stake'), values: rows.map(({ betAmount }) => value(betAmount)) },
          ]}
        />
      </Card>
    </PageSection>
  )
})
