import { teamReportFields, type ReportPage, type TeamReportStore } from '@croupier/stores'
import { EmptyState, ListSkeleton, Pagination, Table, tokens, type TableColumn } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useAddressFields } from '../../app/useAddressFields.ts'
import { PageHead, PageRoom } from '../../member-centre/PageHead.tsx'
import { CsvButton } from '../../member-centre/records/CsvButton.tsx'
import { Filters } from '../../member-centre/records/Filters.tsx'
import { PeriodFilter } from '../../member-centre/records/PeriodFilter.tsx'
import { PrintButton, PrintSheet } from '../../parts/print/PrintSheet.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { usePaginationTexts } from '../../parts/text/usePaginationTexts.ts'
import { useText } from '../../parts/text/useText.ts'
import { periodShortcuts } from './periodShortcuts.ts'

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};

  &:where([data-stale]) {
    opacity: 0.6;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space.s2};
`

/** Props of `ReportView`. */
export interface ReportViewProps<Row, Page extends ReportPage<Row>> {
  readonly title: string
  readonly store: TeamReportStore<Row, Page>
  /** The columns, with the sums of a page's report; those with `csv` are exported. */
  readonly columns: (page?: Page) => readonly TableColumn<Row>[]
  readonly rowKey: (row: Row) => string | number
  /** Name of the file without days and ending. */
  readonly fileName: string
  /** Filters beside the period. */
  readonly filters?: ReactNode
  /** Shown above the rows: the way to the branch, or how the sum is worked out. */
  readonly above?: (page: Page) => ReactNode
}

/** A report of the agent centre: filters in the address, rows in pages with the sums of the whole range, CSV and print (S-394). */
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
  const labels = usePaginationTexts()
  const { range } = store.filters
  const { isLoading } = store.result
  useAddressFields({ names: teamReportFields, read: () => store.address, apply: store.show })
  const days = `${range.from} – ${range.to}`
  const table = (page: Page, label: string) => (
    <Table
      label={label}
      columns={columns(page)}
      rows={page.list}
      rowKey={rowKey}
      texts={{
        totals: text('records.period_total'),
        sorted: (column, direction) =>
          direction === null ? text('report.sorted_usual') : text(`report.sorted_${direction}`, { column }),
      }}
      {...(store.sortColumns.length > 0 && {
        sort: store.sort,
        onSortChange: (sort) => store.filter({ sort: sort ?? undefined }),
      })}
    />
  )
  return (
    <PageRoom>
      <PageHead title={title} />
      <Filters range={range} showText={text('report.show')}>
        <PeriodFilter
          range={range}
          onChange={(chosen) => store.filter({ range: chosen })}
          shortcuts={periodShortcuts}
        />
        {filters}
      </Filters>
      {store.rangeProblem ? null : (
        <RemoteView
          value={store.result}
          waiting={<ListSkeleton rows={6} />}
          failed={{ headingLevel: 4, title: text('report.failed'), onRetry: () => store.load() }}
          dropsStale
        >
          {(page) => (
            <Result aria-busy={isLoading} data-stale={isLoading ? '' : undefined}>
              {above?.(page)}
              {page.list.length === 0 ? (
                <EmptyState headingLevel={4} title={text('report.empty_title')} text={text('report.empty_text')} />
              ) : (
                <>
                  {table(page, title)}
                  <PrintSheet title={`${title}, ${days}`}>{table(page, title)}</PrintSheet>
                  <Tools>
                    <PrintButton />
                    <CsvButton
                      columns={columns()}
                      rows={(signal) => store.everyRow(signal)}
                      fileName={`${fileName}-${range.from}-${range.to}.csv`}
                    />
                  </Tools>
                </>
              )}
              {store.pageCount > 1 ? (
                <Pagination
                  page={store.page}
                  pages={store.pageCount}
                  onPageChange={store.goTo}
                  texts={labels}
                  loading={isLoading}
                />
              ) : null}
            </Result>
          )}
        </RemoteView>
      )}
    </PageRoom>
  )
})
