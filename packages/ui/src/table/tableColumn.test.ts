import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextSort, sortRows, type TableColumn } from './tableColumn.ts'

interface Bet {
  readonly game: string
  readonly stake: bigint | null
}

const columns: readonly TableColumn<Bet>[] = [
  { value: 'game', label: 'Game', cell: ({ game }) => game, sortBy: ({ game }) => game },
  { value: 'stake', label: 'Stake', cell: ({ stake }) => String(stake), sortBy: ({ stake }) => stake },
  { value: 'plain', label: 'Plain', cell: () => null },
]

const bets = fc.array(fc.record({ game: fc.string(), stake: fc.option(fc.bigInt()) }))

describe('sorting a table', () => {
  it('sorts a column one way, the other way, and back to the order of arrival', () => {
    const column = { value: 'stake', firstDirection: 'descending' } as const
    const first = nextSort(column, { column: 'game', direction: 'ascending' })
    const second = nextSort(column, first)
    expect([first, second, nextSort(column, second)]).toEqual([
      { column: 'stake', direction: 'descending' },
      { column: 'stake', direction: 'ascending' },
      null,
    ])
  })

  it('keeps every row and loses none, whatever the amounts, with unknown ones last both ways', () => {
    fc.assert(
      fc.property(bets, fc.constantFrom('ascending' as const, 'descending' as const), (rows, direction) => {
        const sorted = sortRows(rows, columns, { column: 'stake', direction })
        expect(new Set(sorted)).toEqual(new Set(rows))
        const known = sorted.map(({ stake }) => stake).filter((stake) => stake !== null)
        expect(sorted.slice(0, known.length).every(({ stake }) => stake !== null)).toBe(true)
        const pairs = known.slice(1).map((stake, index) => [known[index] ?? stake, stake] as const)
        expect(pairs.every(([a, b]) => (direction === 'ascending' ? a <= b : a >= b))).toBe(true)
      }),
    )
  })

  it('compares text as a language does and numbers in it by value', () => {
    const rows = ['Lucky 10', 'éclair', 'Lucky 9', 'Zen'].map((game) => ({ game, stake: null }))
    const sorted = sortRows(rows, columns, { column: 'game', direction: 'ascending' }, 'en')
    expect(sorted.map(({ game }) => game)).toEqual(['éclair', 'Lucky 9', 'Lucky 10', 'Zen'])
  })

  it('leaves rows as they came for no column, an unknown one and one that cannot be sorted', () => {
    const rows = [
      { game: 'b', stake: null },
      { game: 'a', stake: null },
    ]
    expect(sortRows(rows, columns, null)).toBe(rows)
    expect(sortRows(rows, columns, { column: 'gone', direction: 'ascending' })).toBe(rows)
    expect(sortRows(rows, columns, { column: 'plain', direction: 'ascending' })).toBe(rows)
  })
})
