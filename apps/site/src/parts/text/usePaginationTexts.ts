import type { PaginationProps } from '@croupier/ui'
import { useMemo } from 'react'
import { useText } from './useText.ts'

/** The texts of a pagination in the person's language. */
export function usePaginationTexts(): PaginationProps['texts'] {
  const text = useText()
  return useMemo(
    () => ({
      nav: text('pagination.label'),
      previous: text('pagination.previous'),
      next: text('pagination.next'),
      page: (page) => text('pagination.page', { page }),
      position: (page, total) => text('pagination.of', { page, total }),
    }),
    [text],
  )
}
