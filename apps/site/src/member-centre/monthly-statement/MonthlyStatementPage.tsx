import { startOfDate } from '@croupier/locales/calendar'
import { monthlyStatementStore, type StatementMonth } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { BackArrow } from '../../parts/page/BackArrow.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { PrintButton, PrintSheet } from '../../parts/print/PrintSheet.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { WorkedSum } from '../../parts/worked-sum/WorkedSum.tsx'
import { EntryActions } from '../../parts/centre/entries.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { Stack } from '../../parts/page/Stack.ts'

const Months = styled.ol`
  display: grid;
  gap: ${tokens.space.s4};
`

const Facts = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
`

/** Twelve months in plain facts, losses as plainly as wins (G-40, N-5). */
export const MonthlyStatementPage = observer(function MonthlyStatementPage() {
  const text = useText()
  const { memberCentre } = useRoot()
  const store = useStore(monthlyStatementStore)
  useEffect(() => {
    void store.load()
  }, [store])
  return (
    <Stack>
      <PageHead title={text('statement.title')}>{text('statement.intro')}</PageHead>
      <RemoteView
        value={store.statement}
        waiting={<ListSkeleton rows={4} />}
        failed={{ headingLevel: 4, title: text('statement.failed'), onRetry: () => store.load() }}
      >
        {({ months }) => (
          <>
            <EntryActions>
              <Button
                size="sm"
                variant="outline"
                tone="neutral"
                startIcon={<BackArrow />}
                onClick={() => memberCentre.select('transactionHistory')}
              >
                {text('in_account_record')}
              </Button>
              <PrintButton />
            </EntryActions>
            <MonthList months={months} />
            <PrintSheet title={text('statement.title')}>
              <MonthList months={months} />
            </PrintSheet>
          </>
        )}
      </RemoteView>
    </Stack>
  )
})

const MonthList = observer(function MonthList({ months }: { months: readonly StatementMonth[] }) {
  return (
    <Months role="list">
      {months.map((month) => (
        <li key={month.month}>
          <MonthEntry month={month} />
        </li>
      ))}
    </Months>
  )
})

const MonthEntry = observer(function MonthEntry({ month: one }: { month: StatementMonth }) {
  const text = useText()
  const money = useMoney()
  const intl = useIntl()
  const { day } = useDateTimeText()
  const { timeZone } = useRoot().merchant.current
  const { month, net, staked, won, bonus, deposited, withdrawn, depositCount, daysPlayed, hoursPlayed, biggestDay } =
    one
  const name = intl.formatDate(startOfDate(`${month}-01`, timeZone), { month: 'long', year: 'numeric' })
  const key = net.startsWith('-') ? 'statement.lost' : /^0*(\.0*)?$/.test(net) ? 'statement.even' : 'statement.won'
  const amount = money.amount(net.replace('-', ''))
  return (
    <PageSection title={name} data-month={month}>
      <Facts>
        <p>{key === 'statement.even' ? text(key) : text(key, { amount })}</p>
        <DescriptionList
          layout="stacked"
          columnWidth="max(8rem, 22%)"
          items={[
            { label: text('profit.net'), value: money.amount(net), strong: true },
            { label: text('profit.stake'), value: money.amount(staked), strong: true },
            {
              label: text('statement.time'),
              value: text('statement.time_value', { days: daysPlayed, hours: hoursPlayed }),
              strong: true,
            },
            {
              label: text('statement.biggest_day'),
              value: biggestDay
                ? text('statement.biggest_value', {
                    day: day(startOfDate(biggestDay.day, timeZone)),
                    amount: money.amount(biggestDay.net),
                  })
                : text('statement.no_play'),
              strong: true,
            },
            {
              label: text('account_record.deposits'),
              value: text('statement.deposits_value', { count: depositCount, amount: money.amount(deposited) }),
              strong: true,
            },
            { label: text('account_record.withdrawals'), value: money.amount(withdrawn), strong: true },
            { label: text('profit.bonus'), value: money.amount(bonus), strong: true },
          ]}
        />
        <WorkedSum
          definition={text('statement.definition')}
          parts={[
            { label: text('profit.win'), amount: won },
            { label: text('profit.stake'), amount: staked, minus: true },
          ]}
          total={{ label: text('profit.net'), amount: net }}
        />
      </Facts>
    </PageSection>
  )
})
