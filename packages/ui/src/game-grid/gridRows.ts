import type { DrawnRow } from '../table/RowsInSight.ts'

/** Columns and rows of a grid of tiles at a given width. */
export interface GridShape {
  /** Width of the grid in pixels. */
  readonly width: number
  /** Tiles in a row. */
  readonly columns: number
  /** Space between rows, in pixels. */
  readonly gap: number
  /** Known heights of rows, from the first. */
  readonly heights: readonly number[]
}

/** Reads the shape of a grid. With `whole`, its tiles are rendered from the first one, so every row can be measured. */
export const readGrid = (list: HTMLElement, whole: boolean): GridShape => {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  // Tiles placed when there were more columns than now leave columns of zero width.
  const columns = Math.max(1, gridTemplateColumns.split(' ').filter((size) => Number.parseFloat(size) > 0).length)
  // Not by position: the first child may be the space that replaces rows.
  const rendered = list.querySelectorAll(':scope > :not([data-space])')
  const tiles = [...rendered].filter((_, index) => (whole ? index % columns === 0 : index === 0))
  return {
    width: list.clientWidth,
    columns,
    gap: Number.parseFloat(rowGap) || 0,
    heights: tiles.map((tile) => tile.getBoundingClientRect().height),
  }
}

/** Rows of a grid of which only some are rendered. */
export interface GridSpaces {
  /** Height of the space before each rendered row, in their order; 0 if none is needed. In pixels. */
  readonly before: readonly number[]
  /** Height of the space after the last one, in pixels. */
  readonly after: number
}

/**
 * The spaces that replace rows that are not rendered. Each is an item of the grid, with a gap on either side. `rows`
 * are in order; `height` is that of all rows.
 */
export const gridSpaces = (rows: readonly DrawnRow[], height: number, gap: number): GridSpaces => {
  let end = -gap
  const before = rows.map((row) => {
    const between = row.start - end
    end = row.end
    return between > gap + 0.5 ? Math.max(0, between - 2 * gap) : 0
  })
  return { before, after: Math.max(0, height - end - gap) }
}

/**
 * The rows to render next: the wanted ones that are rendered already, and one more, the nearest to the middle of the
 * wanted ones. Both lists are in order.
 */
export const withOneMore = (there: readonly DrawnRow[], wanted: readonly DrawnRow[]): readonly DrawnRow[] => {
  const known = new Set(there.map(({ index }) => index))
  const middle = ((wanted[0]?.start ?? 0) + (wanted.at(-1)?.end ?? 0)) / 2
  const distance = ({ start, end }: DrawnRow) => Math.abs((start + end) / 2 - middle)
  const missing = wanted.filter(({ index }) => !known.has(index))
  const next = missing.toSorted((one, other) => distance(one) - distance(other))[0]
  return wanted.filter((row) => row === next || known.has(row.index))
}
