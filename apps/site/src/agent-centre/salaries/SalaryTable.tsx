import { salaryStores, type AgreementKind, type SalaryPayment } from '@croupier/stores'
import type { CsvColumn, TableColumn } from '@croupier/ui'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Table } from '@croupier/ui/Table'
import { observer } from 'mobx-react-lite'
import { useAgreementText } from '../../agreements/useAgreementText.ts'
import { useStore } from '../../base/RootContext.ts'
import { CsvButton } from '../../parts/records/CsvButton.tsx'
import { useExportTime } from '../../parts/records/useExportTime.ts'
import { RecordResult } from '../../parts/records/RecordResult.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'
import { Whole } from '../reports/sumColumns.tsx'
import { salaryTitles } from './salaryTitles.ts'
import { useSalaryPeriod } from './useSalaryPeriod.ts'

const keyOf = ({ id }: SalaryPayment) => id

/** The payments of the filters, with the sums of all of them; a row opens how it was worked out (S-388, N-1). */
export const SalaryTable = observer(function SalaryTable({ kind }: { kind: AgreementKind }) {
  const text = useText()
  const store = useStore(salaryStores[kind])
  const csv = useSalaryCsv(kind)
  const columns = useSalaryColumns(kind)
  const periodText = useSalaryPeriod(kind)
  const { from, to } = store.filters.range
  const actions = (row: SalaryPayment) => (
    <Button
      size="sm"
      variant="outline"
      tone="neutral"
      aria-label={text('agreements.details_of', { name: periodText(row) })}
      onClick={() => store.open(row.id)}
    >
      {text('agreements.details')}
    </Button>
  )
  if (store.rangeProblem) return null
  return (
    <RecordResult
      record={store}
      failed={text('salary.failed')}
      empty={{ title: text('salary.empty_title'), text: text('salary.empty_text') }}
      printTitle={text(salaryTitles[kind])}
      range={store.filters.range}
      renderPrint={({ list }) => (
        <Table
          label={text('salary.table')}
          texts={{ totals: text('agreements.total') }}
          rows={list}
          rowKey={keyOf}
          columns={columns}
        />
      )}
      csv={<CsvButton columns={csv} rows={(signal) => store.everyRow(signal)} fileName={`${kind}-${from}-${to}.csv`} />}
    >
      {({ list }) => (
        <Table
          label={text('salary.table')}
          texts={{ totals: text('agreements.total'), actions: text('team.actions') }}
          rows={list}
          rowKey={keyOf}
          columns={columns}
          actions={actions}
        />
      )}
    </RecordResult>
  )
})

function useSalaryColumns(kind: AgreementKind): readonly TableColumn<SalaryPayment>[] {
  const text = useText()
  const money = useMoney()
  const words = useAgreementText()
  const periodText = useSalaryPeriod(kind)
  const store = useStore(salaryStores[kind])
  const totals = store.result.data?.totals
  const total = (amount: string | undefined) => (amount === undefined ? undefined : money.amount(amount))
  return [
    { value: 'period', label: text('agreements.period'), cell: (row) => <Whole>{periodText(row)}</Whole> },
    {
      value: 'party',
      label: text(store.filters.direction === 'in' ? 'salary.from' : 'salary.to'),
      cell: (row) => words.party(row),
    },
    { value: 'product', label: text('agreement_form.product'), cell: ({ productType }) => words.product(productType) },
    {
      value: 'turnover',
      label: text('agreements.turnover'),
      align: 'end',
      cell: ({ turnover }) => money.amount(turnover),
      total: total(totals?.turnover),
    },
    ...(kind === 'dividend'
      ? [
          {
            value: 'netLoss',
            label: text('agreements.net_loss'),
            align: 'end' as const,
            cell: ({ netLoss }: SalaryPayment) => money.amount(netLoss),
            total: total(totals?.netLoss),
          },
        ]
      : []),
    ...(kind === 'realTime'
      ? []
      : [
          {
            value: 'rate',
            label: text('salary.rate'),
            align: 'end' as const,
            cell: ({ rate, rateType }: SalaryPayment) => words.rate(rate, rateType),
          },
        ]),
    {
      value: 'amount',
      label: text('salary.amount'),
      align: 'end',
      cell: ({ amount }) => money.amount(amount),
      total: total(totals?.amount),
    },
    {
      value: 'status',
      label: text('salary.status'),
      cell: ({ status }) => (
        <Badge tone={status === 'paid' ? 'success' : 'warning'}>{text(`salary.status_${status}`)}</Badge>
      ),
    },
  ]
}

function useSalaryCsv(kind: AgreementKind): readonly CsvColumn<SalaryPayment>[] {
  const text = useText()
  const time = useExportTime()
  const words = useAgreementText()
  const periodText = useSalaryPeriod(kind)
  const { direction } = useStore(salaryStores[kind]).filters
  return [
    { label: text('agreements.period'), csv: (row) => periodText(row) },
    { label: text(direction === 'in' ? 'salary.from' : 'salary.to'), csv: (row) => words.party(row) },
    { label: text('agreement_form.product'), csv: ({ productType }) => words.product(productType) },
    { label: text('agreements.turnover'), csv: ({ turnover }) => turnover },
    { label: text('agreements.net_loss'), csv: ({ netLoss }) => netLoss },
    { label: text('agreements.carried'), csv: ({ carriedOver }) => carriedOver },
    { label: text('salary.rate'), csv: ({ rate }) => rate },
    { label: text('salary.amount'), csv: ({ amount }) => amount },
    { label: text('salary.status'), csv: ({ status }) => text(`salary.status_${status}`) },
    { label: text('salary.paid_at'), csv: ({ paidAt }) => (paidAt === null ? '' : time(paidAt)) },
  ]
}
