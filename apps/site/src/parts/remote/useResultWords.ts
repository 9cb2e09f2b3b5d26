import type { RemotePages } from '@croupier/stores'
import { useListWords } from '@croupier/ui/useListWords'
import { useText } from '../text/useText.ts'

/** A page of a filtered list. */
interface ResultPage {
  readonly list: readonly unknown[]
  readonly totalPages: number
}

/**
 * Announces each result of a filtered list: that nothing was found, or how many pages. The page buttons announce the
 * page when it is turned; a background refresh is not announced. Use inside an observer.
 *
 * @param empty the title of the empty list
 */
export function useResultWords<Page extends ResultPage>(
  record: Pick<RemotePages<Page, object>, 'result' | 'page' | 'pageCount' | 'isTurning'>,
  empty: string,
): void {
  const text = useText()
  const { data, failure } = record.result
  const words = () => {
    if (data === undefined || failure !== undefined) return undefined
    if (data.list.length === 0) return empty
    return record.page > 1 ? undefined : text('pagination.of', { page: 1, total: record.pageCount })
  }
  useListWords(record.isTurning, text('balance.loading'), words())
}
