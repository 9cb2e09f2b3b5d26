import { Fragment, useCallback, type ReactNode, type RefObject } from 'react'
import { useVirtualRows } from '../virtual/useVirtualRows.ts'
import type { TableColumn } from './tableColumn.ts'
import { TableRow } from './TableRow.tsx'
import { roles } from './tableRoles.ts'

/** Props of `VirtualTableBody`. */
export interface VirtualTableBodyProps<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  columns: readonly TableColumn<Row>[]
  actions: ((row: Row) => ReactNode) | undefined
  scroller: RefObject<HTMLElement | null>
}

/** A row's likely height in pixels; on cards it is a multiple, which measuring finds out. */
const rowHeight = 46

/** Renders a `<tbody>` with the rows in sight, and empty rows as high as those that are not. */
export const VirtualTableBody = <Row,>({ rows, rowKey, columns, actions, scroller }: VirtualTableBodyProps<Row>) => {
  const width = columns.length + (actions ? 1 : 0)
  const {
    rows: drawn,
    height,
    measure,
    hold,
  } = useVirtualRows({
    count: rows.length,
    rowHeight,
    scroller,
    rowKey: useCallback(
      (index: number) => {
        const row = rows[index]
        return row === undefined ? index : rowKey(row)
      },
      [rows, rowKey],
    ),
  })
  const space = (size: number) =>
    size > 0 && (
      <tr role="presentation" aria-hidden data-spacer="">
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a space, and hidden. */}
        <td colSpan={width} style={{ blockSize: size }} />
      </tr>
    )
  return (
    <tbody {...roles.rowgroup} {...hold}>
      {drawn.map(({ key, index, start }, place) => {
        const row = rows[index]
        return row === undefined ? null : (
          <Fragment key={key}>
            {space(start - (drawn[place - 1]?.end ?? 0))}
            <TableRow ref={measure} row={row} index={index} columns={columns} actions={actions} />
          </Fragment>
        )
      })}
      {space(height - (drawn.at(-1)?.end ?? 0))}
    </tbody>
  )
}
