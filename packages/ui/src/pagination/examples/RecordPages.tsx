import { Pagination } from '@croupier/ui/Pagination'
import { useState } from 'react'

/** The caller keeps the current page, for example in the URL. */
export const RecordPages = () => {
  const [page, setPage] = useState(1)
  return (
    <Pagination
      page={page}
      pages={20}
      onPageChange={setPage}
      texts={{
        nav: 'Pages of the betting record',
        page: (number) => `Page ${number}`,
        position: (number, pages) => `${number} of ${pages}`,
      }}
    />
  )
}
