import type { ProfitDay, ProfitSums } from '@croupier/stores'
import { startOfDate, type DayRange } from '@croupier/locales/calendar'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { Table } from '@croupier/ui/Table'
import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { useRoot } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { PrintSheet } from '../../parts/print/PrintSheet.tsx'
import { useText } from '../../parts/text/useText.ts'

/** Profit and loss on paper: the definition, the sums, and every day as a row in place of the chart (S-356). */
export const ProfitSheet = observer(function ProfitSheet({
  range,
  totals,
  list,
}: {
  range: DayRange
  totals: ProfitSums
  list: readonly ProfitDay[]
}) {
  const text = useText()
  const money = useMoney()
  const intl = useIntl()
  const { timeZone } = useRoot().merchant.current
  const sums = [
    ['profit.stake', totals.betAmount],
    ['profit.valid_bet', totals.validBetAmount],
    ['profit.win', totals.winAmount],
    ['profit.rebate', totals.rebate],
    ['profit.bonus', totals.bonus],
    ['profit.salary', totals.salary],
    ['profit.net', totals.netAmount],
  ] as const
  return (
    <PrintSheet title={text('in_personal_loss')} range={range}>
      <p>{text('profit.definition')}</p>
      <DescriptionList items={sums.map(([key, amount]) => ({ label: text(key), value: money.amount(amount) }))} />
      <Table
        label={text('profit.by_day')}
        texts={{}}
        columns={[
          {
            value: 'day',
            label: text('profit.day'),
            cell: ({ day }) => intl.formatDate(startOfDate(day, timeZone), { dateStyle: 'medium' }),
          },
          {
            value: 'stake',
            label: text('profit.stake'),
            align: 'end',
            cell: ({ betAmount }) => money.amount(betAmount),
          },
          { value: 'net', label: text('profit.net'), align: 'end', cell: ({ netAmount }) => money.amount(netAmount) },
        ]}
        rows={list}
        rowKey={({ day }) => day}
      />
    </PrintSheet>
  )
})
