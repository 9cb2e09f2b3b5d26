import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Pagination } from './Pagination.tsx'

const props = {
  onPageChange: () => {},
  texts: {
    nav: 'Pages of the betting record',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
    position: (page: number, pages: number) => `${page} of ${pages}`,
  },
}

describe('Pagination', () => {
  it('offers the first, three around the tenth and the last by default [S-359]', () => {
    const html = renderToString(<Pagination {...props} page={10} pages={20} />)
    expect([...html.matchAll(/aria-label="Page (\d+)"/g)].map((match) => match[1])).toEqual([
      '1',
      '9',
      '10',
      '11',
      '20',
    ])
    expect(html).toMatch(/aria-label="Page 10" aria-current="page"/)
  })

  it.each([0, 1])('renders nothing for %i pages', (pages) => {
    expect(renderToString(<Pagination {...props} page={1} pages={pages} />)).toBe('')
  })
})
