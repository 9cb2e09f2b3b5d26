import { compareMoney } from '@croupier/money'
import { accountRecordStore, type StatementSums } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { WorkedSum } from '../../parts/worked-sum/WorkedSum.tsx'
import { EntryActions, EntryNote } from '../../parts/centre/entries.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { CsvButton } from '../../parts/records/CsvButton.tsx'
import { useExportTime } from '../../parts/records/useExportTime.ts'
import { movementExportColumns } from './movementExport.ts'

const Sums = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
`

/** Payments and play of the chosen days, and of the last twelve months on request (G-39). Renders a `<section>`. */
export const AccountSums = observer(function AccountSums() {
  const text = useText()
  const { memberCentre } = useRoot()
  const record = useStore(accountRecordStore)
  const [year, setYear] = useState(false)
  const showYear = () => {
    setYear(!year)
    if (!year) void record.loadYear()
  }
  if (record.rangeProblem) return null
  return (
    <PageSection title={text(year ? 'account_record.sums_year' : 'account_record.sums')}>
      <RemoteView
        value={year ? record.yearSums : record.sums}
        waiting={<Skeleton style={{ blockSize: '10rem' }} />}
        failed={{
          headingLevel: 4,
          size: 'sm',
          title: text('account_record.sums_failed'),
          onRetry: () => (year ? record.loadYear() : record.loadSums()),
        }}
      >
        {(sums) => <SumsCard sums={sums} />}
      </RemoteView>
      <EntryActions>
        <Button size="sm" variant="outline" tone="neutral" onClick={showYear}>
          {text(year ? 'account_record.show_period' : 'account_record.show_year')}
        </Button>
        {year ? <YearExport /> : null}
        <Button size="sm" variant="outline" tone="neutral" onClick={() => memberCentre.select('monthlyStatement')}>
          {text('statement.title')}
        </Button>
      </EntryActions>
    </PageSection>
  )
})

const SumsCard = observer(function SumsCard({ sums }: { sums: StatementSums }) {
  const text = useText()
  const money = useMoney()
  const { day } = useDateTimeText()
  const since = sums.netDepositsSinceOpening
  const some = (
    key: 'account_record.transfers_in' | 'account_record.transfers_out' | 'profit.salary',
    amount: string,
  ) => (compareMoney(amount, '0') === 0 ? [] : [{ label: text(key), value: money.amount(amount), strong: true }])
  return (
    <Sums variant="sunken">
      <DescriptionList
        layout="stacked"
        columnWidth="max(8rem, 30%)"
        items={[
          { label: text('account_record.deposits'), value: money.amount(sums.deposits), strong: true },
          { label: text('account_record.withdrawals'), value: money.amount(sums.withdrawals), strong: true },
          ...some('account_record.transfers_in', sums.transfersIn),
          ...some('account_record.transfers_out', sums.transfersOut),
          { label: text('profit.stake'), value: money.amount(sums.stake), strong: true },
          { label: text('profit.win'), value: money.amount(sums.winnings), strong: true },
          { label: text('profit.bonus'), value: money.amount(sums.bonus), strong: true },
          ...some('profit.salary', sums.salary),
          { label: text('profit.net'), value: money.amount(sums.net), strong: true },
        ]}
      />
      <EntryNote>
        {text(since.startsWith('-') ? 'account_record.net_withdrawn' : 'account_record.net_deposited', {
          amount: money.amount(since.replace('-', '')),
          day: day(sums.openedAt),
        })}
      </EntryNote>
      <WorkedSum
        definition={text('profit.definition')}
        parts={[
          { label: text('profit.win'), amount: sums.winnings },
          { label: text('profit.rebate'), amount: sums.rebate },
          { label: text('profit.bonus'), amount: sums.bonus },
          { label: text('profit.salary'), amount: sums.salary },
          { label: text('profit.stake'), amount: sums.stake, minus: true },
        ]}
        total={{ label: text('profit.net'), amount: sums.net }}
      />
    </Sums>
  )
})

const YearExport = observer(function YearExport() {
  const text = useText()
  const time = useExportTime()
  const record = useStore(accountRecordStore)
  const { from, to } = record.year
  return (
    <CsvButton
      columns={movementExportColumns(text, time)}
      rows={(signal) => record.everyRowOfYear(signal)}
      fileName={`account-${from}-${to}.csv`}
      label={text('account_record.export_year')}
    />
  )
})
