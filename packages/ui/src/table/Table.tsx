import { useMemo, useRef, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { announce } from '../announcer/announce.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { useListWords } from '../announcer/useListWords.ts'
import { needs } from '../needs/needs.ts'
import { nextSort, sortRows, type TableColumn, type TableSort } from './tableColumn.ts'
import { TableHead } from './TableHead.tsx'
import { Grid, Root, Scroller } from './tableParts.ts'
import { TableRow } from './TableRow.tsx'
import { useScrolls } from './useScrolls.ts'
import { VirtualTableBody } from './VirtualTableBody.tsx'
import { roles } from './tableRoles.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** The texts of a table. */
export interface TableTexts extends SomeTexts<'loading'> {
  /**
   * Announced after sorting: "Sorted by stake, descending"; with `null`, that the original order is back. Needed when a
   * column has `sortBy`.
   */
  readonly sorted?: ((label: string, direction: TableSort['direction'] | null) => string) | undefined
  /** Heads the totals row: "Total". Needed when a column has a `total`. */
  readonly totals?: string | undefined
  /** Heads the column of row actions: "Actions". Needed with `actions`. */
  readonly actions?: string | undefined
}

/** Props of `Table`; everything else goes to the root. */
export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table: "Bets of the last seven days". */
  label: string
  /** Texts in the language of the page. */
  texts: TableTexts
  /** The first column names its row, stays visible when scrolled sideways, and heads the cards of a narrow layout. */
  columns: readonly TableColumn<Row>[]
  /** The rows in their order; only those of this page when the server sorts. */
  rows: readonly Row[]
  /** Unique key of a row. Keep the function stable between renders. */
  rowKey: (row: Row) => string | number
  /**
   * Current sort. Set it when sorting happens on the server; without it the table sorts its own rows. `null` is the
   * original order.
   */
  sort?: TableSort | null | undefined
  /** Initial sort of a table that sorts its own rows. Default `null`. */
  defaultSort?: TableSort | null | undefined
  /** Called when a heading is pressed. */
  onSortChange?: ((sort: TableSort | null) => void) | undefined
  /** Language used to sort texts. Default the browser's. */
  locale?: string | undefined
  /** Row actions: buttons or a menu, in the last column. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** Rows are loading: shows skeletons, or the old rows under a progress line. */
  loading?: boolean | undefined
  /** How many skeletons. Default 5. */
  skeletonRows?: number | undefined
  /** Replaces the table when it has no rows: an `EmptyState`. */
  empty?: ReactNode
  /** Replaces the table, with or without rows: an `ErrorState`. */
  instead?: ReactNode
  /** Maximum height before it scrolls under its heading: any CSS length. Default 32rem above 200 rows, else none. */
  maxHeight?: string | undefined
  /** In a narrow layout: rows as `cards`, or `scroll` sideways with the first column fixed. Default `cards`. */
  narrow?: 'cards' | 'scroll' | undefined
}

/** Above this number of columns the cells have less padding. */
const roomyColumns = 8

/** Above this number of rows only the visible ones are rendered. */
export const virtualRows = 200

/**
 * Renders a `<div>` around a `<table>`.
 *
 * Headings, the first column and the totals stay visible while it scrolls. In a layout narrower than 36rem each row
 * becomes a card whose values are labelled with the headings, neighbouring figures side by side, and the totals come
 * first; the roles of table, row and cell are explicit, because
 * browsers drop them when the display changes. An overflowing table can be focused, so that the keyboard scrolls it.
 * With more than eight columns padding shrinks, and a shade at the edge marks columns that do not fit.
 *
 * Attributes out: `data-rows` (`plain`, `virtual`, `skeleton`, `none`), `data-loading`, `aria-busy`.
 */
export const Table = <Row,>({
  label,
  texts,
  columns,
  rows,
  rowKey,
  sort: givenSort,
  defaultSort = null,
  onSortChange,
  locale,
  actions,
  loading = false,
  skeletonRows = 5,
  empty,
  instead,
  maxHeight,
  narrow = 'cards',
  ...rest
}: TableProps<Row>) => {
  if (process.env.NODE_ENV !== 'production') needs('Table', { texts, columns, rows, rowKey })
  const words = useKitTexts(texts)
  useListWords(loading, words.loading)
  const [ownSort, setOwnSort] = useState(defaultSort)
  const scroller = useRef<HTMLDivElement>(null)
  const sort = givenSort === undefined ? ownSort : givenSort
  const shown = useMemo(
    () => (givenSort === undefined ? sortRows(rows, columns, ownSort, locale) : rows),
    [givenSort, rows, columns, ownSort, locale],
  )
  const onSort = (column: TableColumn<Row>) => {
    const next = nextSort(column, sort)
    setOwnSort(next)
    onSortChange?.(next)
    if (texts.sorted) announce(texts.sorted(column.label, next?.direction ?? null))
  }
  const failed = instead !== undefined && instead !== null && instead !== false
  const kind =
    failed || (rows.length === 0 && !loading && empty !== undefined)
      ? 'none'
      : rows.length === 0 && loading
        ? 'skeleton'
        : rows.length > virtualRows
          ? 'virtual'
          : 'plain'
  const cells = columns.length + (actions ? 1 : 0)
  const totals = kind === 'skeleton' ? [] : columns.filter(({ total }) => total !== undefined)
  const height = maxHeight ?? (kind === 'virtual' ? '32rem' : undefined)
  const scrolls = useScrolls(scroller, height !== undefined, kind)
  return (
    <Root {...rest} data-rows={kind} data-loading={loading ? '' : undefined} aria-busy={loading}>
      {kind === 'none' ? (
        wholeText(failed ? instead : empty)
      ) : (
        <Scroller
          ref={scroller}
          style={{ maxBlockSize: height }}
          {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        >
          <Grid
            {...roles.table}
            aria-label={label}
            aria-rowcount={shown.length + 1 + (totals.length > 0 ? 1 : 0)}
            data-rows={kind}
            data-narrow={narrow}
            data-dense={cells > roomyColumns ? '' : undefined}
            style={{ '--_columns': cells } as CSSProperties}
          >
            <colgroup>
              {columns.map(({ value, width }) => (
                <col key={value} style={{ inlineSize: width }} />
              ))}
            </colgroup>
            <TableHead
              columns={columns}
              sort={sort}
              onSort={onSort}
              actionsText={actions ? (texts.actions ?? '') : undefined}
            />
            {kind === 'virtual' ? (
              <VirtualTableBody rows={shown} rowKey={rowKey} columns={columns} actions={actions} scroller={scroller} />
            ) : kind === 'skeleton' ? (
              <tbody aria-hidden>
                {Array.from({ length: skeletonRows }, (_, row) => (
                  <tr key={row}>
                    {columns.map(({ value, align }) => (
                      <td key={value} data-align={align}>
                        <Skeleton shape="text" />
                      </td>
                    ))}
                    {actions && (
                      <td data-actions="">
                        <Skeleton shape="text" />
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            ) : (
              <tbody {...roles.rowgroup}>
                {shown.map((row, index) => (
                  <TableRow key={rowKey(row)} row={row} index={index} columns={columns} actions={actions} />
                ))}
              </tbody>
            )}
            {totals.length > 0 && (
              <tfoot {...roles.rowgroup}>
                <tr {...roles.row} aria-rowindex={shown.length + 2}>
                  {columns.map(({ value, label, align, total }, place) =>
                    place === 0 ? (
                      <th key={value} {...roles.rowheader} scope="row">
                        {texts.totals}
                      </th>
                    ) : (
                      <td key={value} {...roles.cell} data-align={align} data-label={label}>
                        {total}
                      </td>
                    ),
                  )}
                  {actions && <td {...roles.cell} data-actions="" />}
                </tr>
              </tfoot>
            )}
          </Grid>
        </Scroller>
      )}
    </Root>
  )
}
