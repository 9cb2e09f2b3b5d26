import type { RemotePages } from '@croupier/stores'
import { Pagination } from '@croupier/ui/Pagination'
import { observer } from 'mobx-react-lite'
import { usePaginationTexts } from '../text/usePaginationTexts.ts'

/** The part of a paged list that its page buttons need. */
export type PagedList = Pick<RemotePages<{ totalPages: number }, object>, 'page' | 'pageCount' | 'goTo'> & {
  readonly result?: { readonly isLoading: boolean }
}

/** The page buttons of a paged list (S-359). Renders a `<nav>`, or nothing for a single page. */
export const PageButtons = observer(function PageButtons({ list }: { list: PagedList }) {
  const texts = usePaginationTexts()
  if (list.pageCount < 2) return null
  return (
    <Pagination
      page={list.page}
      pages={list.pageCount}
      onPageChange={list.goTo}
      texts={texts}
      loading={list.result?.isLoading === true}
    />
  )
})
