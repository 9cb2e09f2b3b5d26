import { startOfDate } from '@croupier/locales/calendar'
import { agentIncomeStore, type AgentIncomePage as Page, type AgentIncomeRow } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { Callout } from '@croupier/ui/Callout'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FilterChoices } from '../../parts/records/Filters.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { WorkedSum } from '../../parts/worked-sum/WorkedSum.tsx'
import { ProductFilter } from '../reports/ProductFilter.tsx'
import { ReportView } from '../reports/ReportView.tsx'
import { amountColumns, Whole, type ColumnWords } from '../reports/sumColumns.tsx'
import { useColumnWords } from '../reports/useColumnWords.ts'

const earned = ['rebate', 'dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const

const columnsOf = (
  words: ColumnWords,
  dayText: (day: string) => string,
  page?: Page,
): readonly TableColumn<AgentIncomeRow>[] => [
  {
    value: 'day',
    label: words.text('report.day'),
    cell: ({ day }) => <Whole>{dayText(day)}</Whole>,
    csv: ({ day }) => day,
    sortBy: () => null,
    firstDirection: 'descending',
  },
  ...amountColumns([...earned, 'paidOn', 'income'], page?.totals, words),
]

const keyOf = ({ day }: AgentIncomeRow) => day

/** Income of the agent by day and kind, with the payments to downlines (S-394, N-1). */
export const AgentIncomePage = observer(function AgentIncomePage() {
  const text = useText()
  const { merchant } = useRoot()
  const { day } = useDateTimeText()
  const store = useStore(agentIncomeStore)
  const words = useColumnWords()
  const { timeZone } = merchant.current
  const dayText = (date: string) => day(startOfDate(date, timeZone))
  const { product } = store.filters
  const above = ({ totals }: Page) => (
    <>
      {product === undefined ? null : <Callout>{text('report.income_of_product')}</Callout>}
      <WorkedSum
        definition={text('report.income_definition')}
        parts={[
          ...earned.map((name) => ({ label: text(`report.${name}`), amount: totals[name] })),
          { label: text('report.paidOn'), amount: totals.paidOn, minus: true },
        ]}
        total={{ label: text('report.income'), amount: totals.income }}
      />
    </>
  )
  return (
    <ReportView
      title={text('agent.income')}
      store={store}
      columns={(page) => columnsOf(words, dayText, page)}
      rowKey={keyOf}
      fileName="income"
      filters={
        <FilterChoices data-few="">
          <ProductFilter product={product} onValueChange={(chosen) => store.filter({ product: chosen })} />
        </FilterChoices>
      }
      above={above}
    />
  )
})
