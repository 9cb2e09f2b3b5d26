import type { DayRange } from '@croupier/locales/calendar'
import type { RemotePages } from '@croupier/stores'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { tokens } from '@croupier/ui/theme'
import { ReceiptText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Actions } from '../page/Actions.ts'
import { PrintButton, PrintSheet } from '../print/PrintSheet.tsx'
import { PageButtons } from '../remote/PageButtons.tsx'
import { RemoteView } from '../remote/RemoteView.tsx'
import { useResultWords } from '../remote/useResultWords.ts'
import { useText } from '../text/useText.ts'

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};

  &:where([data-stale]) {
    opacity: 0.6;
  }
`

const Tools = styled(Actions)`
  justify-content: flex-end;
`

/** A page of a record's rows. */
interface RecordPage {
  readonly list: readonly unknown[]
  readonly totalPages: number
}

/** Props of `RecordResult`. */
export interface RecordResultProps<Page extends RecordPage> {
  readonly record: Pick<RemotePages<Page, object>, 'result' | 'page' | 'pageCount' | 'isTurning' | 'goTo' | 'load'>
  /** The heading when the rows cannot be loaded. */
  readonly failed: string
  /** Shown when there are no rows. */
  readonly empty: { readonly title: string; readonly text: string }
  /** Shown above the rows, and above the empty state. */
  readonly renderAbove?: ((page: Page) => ReactNode) | undefined
  /** The heading on paper. Without it there is no print button. */
  readonly printTitle?: string | undefined
  /** The days that the rows cover, for the heading on paper. */
  readonly range?: DayRange | undefined
  /** The rows on paper, where they differ from those on the screen. */
  readonly renderPrint?: ((page: Page) => ReactNode) | undefined
  /** The CSV button. */
  readonly csv: ReactNode
  /** The rows on the screen. */
  readonly children: (page: Page) => ReactNode
}

/** The rows of a record: its states, print and CSV, and its page buttons (S-354, S-359, S-361). */
export const RecordResult = observer(function RecordResult<Page extends RecordPage>({
  record,
  failed,
  empty,
  renderAbove,
  printTitle,
  range,
  csv,
  children,
  renderPrint = children,
}: RecordResultProps<Page>) {
  const text = useText()
  const { isLoading } = record.result
  useResultWords(record, empty.title)
  // A print shows the rows of one page and says so, or they would be taken for all.
  const part = record.pageCount > 1 ? text('pagination.of', { page: record.page, total: record.pageCount }) : undefined
  return (
    <RemoteView
      value={record.result}
      waiting={<ListSkeleton rows={6} />}
      failed={{ headingLevel: 4, title: failed, onRetry: () => record.load() }}
    >
      {(page) => (
        <Result aria-busy={isLoading} data-stale={isLoading ? '' : undefined}>
          {renderAbove?.(page)}
          {page.list.length === 0 ? (
            <EmptyState headingLevel={4} art={<ReceiptText aria-hidden />} {...empty} />
          ) : (
            <>
              {children(page)}
              {printTitle === undefined ? null : (
                <PrintSheet title={printTitle} range={range} part={part}>
                  {renderPrint(page)}
                </PrintSheet>
              )}
              <Tools>
                {printTitle === undefined ? null : <PrintButton />}
                {csv}
              </Tools>
            </>
          )}
          <PageButtons list={record} />
        </Result>
      )}
    </RemoteView>
  )
})
