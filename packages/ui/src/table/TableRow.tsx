import { memo, type ReactNode, type Ref } from 'react'
import type { TableColumn } from './tableColumn.ts'
import { roles } from './tableRoles.ts'

/** Props of `TableRow`. */
export interface TableRowProps<Row> {
  row: Row
  /** Index of the row, from 0. */
  index: number
  columns: readonly TableColumn<Row>[]
  actions: ((row: Row) => ReactNode) | undefined
  /** Set by a body that renders only the visible rows. */
  ref?: Ref<HTMLTableRowElement> | undefined
}

const Row = <Data,>({ row, index, columns, actions, ref }: TableRowProps<Data>) => (
  // The heading is the first row of the table, and rows count from 1.
  <tr ref={ref} {...roles.row} aria-rowindex={index + 2} data-index={index}>
    {columns.map(({ value, label, cell, align }, place) =>
      place === 0 ? (
        <th key={value} {...roles.rowheader} scope="row" data-align={align}>
          {cell(row)}
        </th>
      ) : (
        <td key={value} {...roles.cell} data-align={align} data-label={label}>
          {cell(row)}
        </td>
      ),
    )}
    {actions && (
      <td {...roles.cell} data-actions="">
        {actions(row)}
      </td>
    )}
  </tr>
)

/** Renders a `<tr>`. Re-renders only when its row, its index, the columns or the actions change. */
export const TableRow = memo(Row) as typeof Row
