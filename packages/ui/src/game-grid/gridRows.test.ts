import { describe, expect, it } from 'vitest'
import { gridSpaces, withOneMore } from './gridRows.ts'

const row = (index: number) => ({ index, start: index * 110, end: index * 110 + 100 })

describe('rows of a grid', () => {
  it('has no spaces where all rows are rendered', () => {
    expect(gridSpaces([row(0), row(1), row(2)], 320, 10)).toEqual({ before: [0, 0, 0], after: 0 })
  })

  it('puts a space before, between and after, each less the gaps that the grid adds', () => {
    // Rows 1, 4 and 5 of 8: 100 high, 10 apart.
    expect(gridSpaces([row(1), row(4), row(5)], 870, 10)).toEqual({ before: [100, 210, 0], after: 210 })
  })

  it('keeps the height of a grid of which nothing is rendered', () => {
    expect(gridSpaces([], 870, 10)).toEqual({ before: [], after: 870 })
  })
})

describe('the next rows of a grid', () => {
  const rows = (...numbers: number[]) => numbers.map(row)

  it('adds the missing row nearest to the middle, in its place, and leaves out what is no longer wanted', () => {
    expect(withOneMore(rows(1, 2, 3), rows(2, 3, 4, 5, 6, 7))).toEqual(rows(2, 3, 4))
    expect(withOneMore(rows(7, 8, 9), rows(4, 5, 6, 7, 8))).toEqual(rows(6, 7, 8))
  })

  it('begins in the middle after a jump', () => {
    expect(withOneMore(rows(1, 2), rows(40, 41, 42, 43, 44))).toEqual(rows(42))
  })

  it('has all wanted rows in the end', () => {
    const wanted = rows(10, 11, 12, 13)
    let there = rows(1)
    for (let frame = 0; frame < wanted.length; frame++) there = [...withOneMore(there, wanted)]
    expect(there).toEqual(wanted)
  })
})
