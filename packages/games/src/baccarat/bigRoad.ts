import type { Side } from './rules.ts'

/** Rows of the road. */
export const roadRows = 6

/** A circle of the big road. Columns and rows count from 0. */
export interface RoadCell {
  readonly column: number
  readonly row: number
  readonly winner: 'player' | 'banker'
  /** Ties that followed before the next win. */
  readonly ties: number
}

/**
 * The big road, as shown at every baccarat table: a run of one side goes down a column, a change of side starts the
 * next column, a run that reaches the bottom or another run turns right, and ties are marked on the circle before them.
 * `winners` is oldest first. Ties before the first win are omitted.
 */
export const bigRoad = (winners: readonly Side[]): readonly RoadCell[] => {
  const cells: RoadCell[] = []
  const taken = new Set<string>()
  let start = -1
  for (const winner of winners) {
    const last = cells.at(-1)
    if (winner === 'tie') {
      if (last) cells[cells.length - 1] = { ...last, ties: last.ties + 1 }
      continue
    }
    let place = { column: start + 1, row: 0 }
    if (last?.winner === winner) {
      const below = { column: last.column, row: last.row + 1 }
      const turned = cells.length > 1 && cells.at(-2)?.row === last.row && cells.at(-2)?.winner === winner
      const blocked = turned || below.row >= roadRows || taken.has(`${below.column}/${below.row}`)
      place = blocked ? { column: last.column + 1, row: last.row } : below
    } else {
      while (taken.has(`${place.column}/0`)) place = { column: place.column + 1, row: 0 }
      start = place.column
    }
    taken.add(`${place.column}/${place.row}`)
    cells.push({ ...place, winner, ties: 0 })
  }
  return cells
}
