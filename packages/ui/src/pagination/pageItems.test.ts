import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageItems } from './pageItems.ts'

const row = (page: number, pages: number, window = {}) =>
  pageItems(page, pages, window)
    .map((item) => (item.kind === 'gap' ? '…' : item.page === page ? `[${item.page}]` : String(item.page)))
    .join(' ')

describe('pageItems', () => {
  it.each([
    [1, 20, '[1] 2 3 … 20'],
    [2, 20, '1 [2] 3 … 20'],
    [4, 20, '1 2 3 [4] 5 … 20'],
    [10, 20, '1 … 9 [10] 11 … 20'],
    [18, 20, '1 … 17 [18] 19 20'],
    [20, 20, '1 … 18 19 [20]'],
    [1, 1, '[1]'],
    [3, 5, '1 2 [3] 4 5'],
  ])('offers three pages around page %i of %i and one at either end [S-359]', (page, pages, shown) => {
    expect(row(page, pages)).toBe(shown)
  })

  it('takes another range and margin', () => {
    expect(row(10, 20, { range: 5, margin: 2 })).toBe('1 2 … 8 9 [10] 11 12 … 19 20')
    expect(row(10, 20, { range: 1, margin: 0 })).toBe('… [10]')
  })

  it('gives nothing for no pages', () => {
    expect(pageItems(1, 0)).toEqual([])
  })

  it('always offers first, last and current page in order, and no gap that hides only one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: -5, max: 420 }), (pages, page) => {
        const items = pageItems(page, pages)
        const shown = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []))
        const current = Math.min(Math.max(page, 1), pages)
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
        expect(shown).toEqual(expect.arrayContaining([1, current, pages]))
        items.forEach((item, at) => {
          const next = items[at + 1]
          if (item.kind === 'gap' && next?.kind === 'page') expect(next.page - item.after).toBeGreaterThan(2)
        })
        expect(items.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})
