import type { RemotePages } from '@croupier/stores'
import { announce } from '@croupier/ui/announce'
import { useListWords } from '@croupier/ui/useListWords'
import { useEffect, useRef } from 'react'
import { useText } from '../text/useText.ts'

/** A page of a filtered list. */
interface ResultPage {
  readonly list: readonly unknown[]
  readonly totalPages: number
}

/**
 * Announces each result that the person asked for: that nothing was found, or which page of how many. A change of that
 * is left to the page buttons, which announce it themselves; a background refresh is not announced. Use inside an
 * observer.
 *
 * @param empty the title of the empty list
 */
export function useResultWords<Page extends ResultPage>(
  {
    result,
    page,
    pageCount,
    isTurning,
  }: Pick<RemotePages<Page, object>, 'result' | 'page' | 'pageCount' | 'isTurning'>,
  empty: string,
): void {
  const text = useText()
  const { data, failure } = result
  const position = text('pagination.of', { page, total: pageCount })
  const words = data === undefined || failure !== undefined ? undefined : data.list.length === 0 ? empty : position
  const shown = useRef({ position, pageCount })
  const isAsked = useRef(false)
  useListWords(isTurning, text('balance.loading'))
  useEffect(() => {
    if (isTurning) {
      isAsked.current = true
      return
    }
    const before = shown.current
    shown.current = { position, pageCount }
    if (!isAsked.current || words === undefined) return
    isAsked.current = false
    const saidByButtons = before.pageCount > 1 && pageCount > 1 && position !== before.position
    if (words === empty || !saidByButtons) announce(words)
  }, [empty, isTurning, pageCount, position, words])
}
