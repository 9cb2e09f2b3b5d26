import type { ReactNode } from 'react'

/** Sort value of a column. Money is bigint or numeric minor units, never formatted text. */
export type SortValue = string | number | bigint | null

/**
 * One column of a `Table`. Define columns outside of the component: rows that did not change are then not re-rendered.
 */
export interface TableColumn<Row> {
  /** Identifies the column: `TableSort` names it by this. */
  readonly value: string
  /** Heading of the column, and label of the value on the cards of a narrow layout. */
  readonly label: string
  /** Renders the cell of a row. */
  readonly cell: (row: Row) => ReactNode
  /** `end` for figures, so that their digits line up. Default `start`. */
  readonly align?: 'start' | 'end' | undefined
  /** Value to sort by; without it the column is not sortable. `null` sorts last in both directions. */
  readonly sortBy?: ((row: Row) => SortValue) | undefined
  /** Sort direction of the first press; figures usually sort largest first. Default `ascending`. */
  readonly firstDirection?: SortDirection | undefined
  /** Its cell in the totals row. The first column shows `texts.totals` there instead. */
  readonly total?: ReactNode
  /** A CSS width. A table that renders only the visible rows gives columns without one equal widths. */
  readonly width?: string | undefined
  /** Text of a cell in an exported file; if omitted the column is not exported. */
  readonly csv?: ((row: Row) => string) | undefined
}

/** Direction in which a column is sorted, as in `aria-sort`. */
export type SortDirection = 'ascending' | 'descending'

/** The column a table is sorted by, and the direction. */
export interface TableSort {
  /** The column's `value`. */
  readonly column: string
  /** Direction of the sort. */
  readonly direction: SortDirection
}

/** The sort after the next press on a heading: one direction, then the other, then the original order. */
export const nextSort = (
  { value, firstDirection = 'ascending' }: Pick<TableColumn<never>, 'value' | 'firstDirection'>,
  sort: TableSort | null,
): TableSort | null => {
  if (sort?.column !== value) return { column: value, direction: firstDirection }
  if (sort.direction !== firstDirection) return null
  return { column: value, direction: firstDirection === 'ascending' ? 'descending' : 'ascending' }
}

/**
 * The rows in the order of `sort`; equal rows keep their order. Returns `rows` itself when there is nothing to sort by.
 * Text is compared by the rules of `locale` (default the browser's), numbers inside it by value.
 */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
  locale?: string,
): readonly Row[] => {
  const sortBy = columns.find((column) => column.value === sort?.column)?.sortBy
  if (!sort || !sortBy) return rows
  const collator = new Intl.Collator(locale, { numeric: true })
  const way = sort.direction === 'ascending' ? 1 : -1
  const compare = (a: SortValue, b: SortValue): number => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    if (typeof a === 'string' || typeof b === 'string') return way * collator.compare(String(a), String(b))
    return a === b ? 0 : a < b ? -way : way
  }
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort((a, b) => compare(a.value, b.value))
    .map(({ row }) => row)
}
