import { Fragment, useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useLatePart } from '../late-part/useLatePart.ts'
import type { DrawnRows } from './RowsInSight.ts'
import type { TableColumn } from './tableColumn.ts'
import { TableRow } from './TableRow.tsx'
import { roles } from './tableRoles.ts'
import { useHeldRow } from './useHeldRow.ts'

/** Props of `VirtualTableBody`. */
export interface VirtualTableBodyProps<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  columns: readonly TableColumn<Row>[]
  actions: ((row: Row) => ReactNode) | undefined
  scroller: RefObject<HTMLElement | null>
}

/** Estimated row height in pixels; cards are higher, and are measured. */
const rowHeight = 46

const loadEngine = async () => (await import('./RowsInSight.ts')).RowsInSight

/** The first rows: rendered on the server, and in the browser until the visible rows are known. */
const firstRows = (count: number, drawn: number): DrawnRows => ({
  rows: Array.from({ length: Math.min(count, drawn) }, (_, index) => ({
    index,
    start: index * rowHeight,
    end: (index + 1) * rowHeight,
  })),
  height: count * rowHeight,
})

/**
 * Renders a `<tbody>` with the visible rows, and spacers as high as the others. The engine that follows the scrolling
 * loads with the first long table; if it fails to load, all rows are rendered.
 */
export const VirtualTableBody = <Row,>({ rows, rowKey, columns, actions, scroller }: VirtualTableBodyProps<Row>) => {
  const { part: RowsInSight, state, fetch } = useLatePart(loadEngine)
  useEffect(fetch, [fetch])
  const [reported, setReported] = useState<DrawnRows>()
  const { held, hold } = useHeldRow()
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? index : rowKey(row)
    },
    [rows, rowKey],
  )
  const drawn = reported ?? firstRows(rows.length, state === 'failed' ? rows.length : 20)
  const width = columns.length + (actions ? 1 : 0)
  const space = (size: number) =>
    size > 0 && (
      <tr role="presentation" aria-hidden data-spacer="">
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a space, and hidden. */}
        <td colSpan={width} style={{ blockSize: size }} />
      </tr>
    )
  return (
    <tbody {...roles.rowgroup} {...hold}>
      {RowsInSight && (
        <RowsInSight
          count={rows.length}
          rowHeight={rowHeight}
          rowKey={keyAt}
          scroller={scroller}
          held={held}
          onChange={setReported}
        />
      )}
      {drawn.rows.map(({ index, start }, place) => {
        const row = rows[index]
        return row === undefined ? null : (
          <Fragment key={rowKey(row)}>
            {space(start - (drawn.rows[place - 1]?.end ?? 0))}
            <TableRow ref={drawn.measure} row={row} index={index} columns={columns} actions={actions} />
          </Fragment>
        )
      })}
      {state === 'failed' ? null : space(drawn.height - (drawn.rows.at(-1)?.end ?? 0))}
    </tbody>
  )
}
