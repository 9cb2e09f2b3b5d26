import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Table, type TableProps } from './Table.tsx'

const labels = { loading: 'Loading bets', sorted: () => '', totals: 'Total', actions: 'Actions' }
const columns = [
  { value: 'game', label: 'Game', cell: (row: number) => `Game ${row}`, sortBy: (row: number) => row },
  { value: 'stake', label: 'Stake', cell: (row: number) => `₱${row}.00`, align: 'end' as const, total: '₱6.00' },
]
const numbers = (count: number) => Array.from({ length: count }, (_, row) => row + 1)
const table = (props: Partial<TableProps<number>> = {}) => (
  <Table label="Bets" texts={labels} columns={columns} rows={numbers(3)} rowKey={(row) => row} {...props} />
)

const drawnRows = (html: string) => html.match(/<tr[^>]*data-index/g)?.length

describe('Table', () => {
  it('draws all of 200 rows, but only a few dozen of 10,000, and says how many there are', () => {
    expect(drawnRows(renderToString(table({ rows: numbers(200) })))).toBe(200)
    const html = renderToString(table({ rows: numbers(10_000) }))
    expect(drawnRows(html)).toBeLessThan(50)
    // The heading and totals rows count too.
    expect(html).toContain('aria-rowcount="10002"')
  })

  it('starts sorted, and keeps the order of the rows when the caller sorts', () => {
    const order = (html: string) => [...html.matchAll(/>Game (\d)</g)].map(([, game]) => game).join('')
    expect(order(renderToString(table({ defaultSort: { column: 'game', direction: 'descending' } })))).toBe('321')
    expect(order(renderToString(table({ sort: { column: 'game', direction: 'descending' } })))).toBe('123')
  })

  it('keeps the old rows while new ones load', () => {
    const html = renderToString(table({ loading: true }))
    expect(html).toContain('Game 1')
    expect(html).toContain('aria-busy="true"')
  })
})
