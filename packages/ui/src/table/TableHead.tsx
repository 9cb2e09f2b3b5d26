import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { SortButton } from './tableParts.ts'
import type { TableColumn, TableSort } from './tableColumn.ts'
import { roles } from './tableRoles.ts'

/** Props of `TableHead`. */
export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | null
  onSort: (column: TableColumn<Row>) => void
  /** Names the column of row actions. If undefined, there is no such column. */
  actionsText: string | undefined
}

/** Renders a `<thead>`: the headings, those of sortable columns as buttons. Roles are explicit, see `Table`. */
export const TableHead = <Row,>({ columns, sort, onSort, actionsText }: TableHeadProps<Row>) => (
  <thead {...roles.rowgroup}>
    <tr {...roles.row} aria-rowindex={1}>
      {columns.map((column) => {
        const direction = sort?.column === column.value ? sort.direction : undefined
        const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
        return (
          <th
            key={column.value}
            {...roles.columnheader}
            scope="col"
            aria-sort={column.sortBy && (direction ?? 'none')}
            data-align={column.align}
          >
            {column.sortBy ? (
              <SortButton type="button" data-direction={direction} onClick={() => onSort(column)}>
                <span>{column.label}</span>
                <Arrow size={14} aria-hidden />
              </SortButton>
            ) : (
              column.label
            )}
          </th>
        )
      })}
      {actionsText !== undefined && (
        <th {...roles.columnheader} scope="col" data-align="end" data-actions="">
          {actionsText}
        </th>
      )}
    </tr>
  </thead>
)
