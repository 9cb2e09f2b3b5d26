import { teamReportFields, type ReportPage, type TeamReportStore } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { Table } from '@croupier/ui/Table'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useAddressFields } from '../../base/useAddressFields.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { CsvButton } from '../../parts/records/CsvButton.tsx'
import { RecordResult } from '../../parts/records/RecordResult.tsx'
import { Filters } from '../../parts/records/Filters.tsx'
import { PeriodFilter } from '../../parts/records/PeriodFilter.tsx'
import { useText } from '../../parts/text/useText.ts'
import { periodShortcuts } from '../../parts/records/periodShortcuts.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { sortedText } from './sortedText.ts'

/** Props of `ReportView`. */
export interface ReportViewProps<Row, Page extends ReportPage<Row>> {
  readonly title: string
  readonly store: TeamReportStore<Row, Page>
  /** The columns, with the sums of a page's report; those with `csv` are exported. */
  readonly columns: (page?: Page) => readonly TableColumn<Row>[]
  readonly rowKey: (row: Row) => string | number
  /** File name without days and extension. */
  readonly fileName: string
  /** Filters next to the period. */
  readonly filters?: ReactNode
  /** Shown above the rows: the breadcrumbs of the branch, or the calculation of the sum. */
  readonly above?: (page: Page) => ReactNode
}

/**
 * A report of the agent centre: filters in the address, rows in pages with the sums of the whole range, CSV and print
 * (S-394).
 */
export const ReportView = observer(function ReportView<Row, Page extends ReportPage<Row>>({
  title,
  store,
  columns,
  rowKey,
  fileName,
  filters,
  above,
}: ReportViewProps<Row, Page>) {
  const text = useText()
  const { range, product, member, type } = store.filters
  useAddressFields({ names: teamReportFields, read: () => store.address, apply: store.show })
  const table = (page: Page) => (
    <Table
      label={title}
      columns={columns(page)}
      rows={page.list}
      rowKey={rowKey}
      texts={{ totals: text('records.period_total'), sorted: sortedText(text) }}
      {...(store.sortColumns.length > 0 && {
        sort: store.sort,
        onSortChange: (sort) => store.filter({ sort: sort ?? undefined }),
      })}
    />
  )
  return (
    <Stack>
      <PageHead title={title} />
      <Filters
        range={range}
        chosen={[product, member, type].filter((one) => one !== undefined).length}
        showText={text('report.show')}
      >
        <PeriodFilter
          range={range}
          onValueChange={(chosen) => store.filter({ range: chosen })}
          shortcuts={periodShortcuts}
        />
        {filters}
      </Filters>
      {store.rangeProblem ? null : (
        <RecordResult
          record={store}
          failed={text('report.failed')}
          empty={{ title: text('report.empty_title'), text: text('report.empty_text') }}
          renderAbove={above}
          printTitle={title}
          range={range}
          csv={
            <CsvButton
              columns={columns()}
              rows={(signal) => store.everyRow(signal)}
              fileName={`${fileName}-${range.from}-${range.to}.csv`}
            />
          }
        >
          {table}
        </RecordResult>
      )}
    </Stack>
  )
})
