import { describe, expect, it } from 'vitest'
import { gridLines } from './gridRows.ts'

const row = (index: number) => ({ index, start: index * 110, end: index * 110 + 100 })

describe('rows of a grid', () => {
  it('has no spaces where all rows are rendered', () => {
    expect(gridLines([row(0), row(1), row(2)], 320, 10)).toEqual({ template: 'auto auto auto', lines: [1, 2, 3] })
  })

  it('puts a space before, between and after, each less the gaps that the grid adds', () => {
    // Rows 1, 4 and 5 of 8: 100 high, 10 apart.
    expect(gridLines([row(1), row(4), row(5)], 870, 10)).toEqual({
      template: '100px auto 210px auto auto 210px',
      lines: [2, 4, 5],
    })
  })

  it('keeps the height of a grid of which nothing is rendered', () => {
    expect(gridLines([], 870, 10)).toEqual({ template: '870px', lines: [] })
  })
})
