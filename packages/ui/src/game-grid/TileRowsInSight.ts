import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { memo, useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import { followLockedPage } from '../overlay/scrollLock.ts'
import type { DrawnRows } from '../table/RowsInSight.ts'
import type { GridShape } from './gridRows.ts'

/** The row at the upper edge of the window, kept there when the shape of the grid changes. */
export interface FirstInSight {
  /** Number of the row's first tile. */
  readonly tile: number
  /** Distance of the row's start below the edge, in pixels; negative above it. */
  readonly below: number
}

/** Props of `TileRowsInSight`. */
export interface TileRowsInSightProps {
  /** Number of rows. */
  count: number
  shape: GridShape
  /** The grid. The page is what scrolls. */
  list: HTMLElement
  /** The row that has the focus. It and its neighbours stay rendered, which keeps the focus and the next tab stop. */
  held: number | null
  /** Holds the first row in view, restored when the shape changes; undefined at the top of the grid. */
  first: RefObject<FirstInSight | undefined>
  onChange: (drawn: DrawnRows) => void
}

/** Where the grid begins on the page. */
const topOf = (list: HTMLElement) => Math.round(list.getBoundingClientRect().top + window.scrollY)

/** Reports the rows in view and a few on either side. Renders nothing; remount it when the grid's width changes. */
export const TileRowsInSight = memo(function TileRowsInSight({
  count,
  shape,
  list,
  held,
  first,
  onChange,
}: TileRowsInSightProps) {
  const { gap, columns, heights } = shape
  const [top, setTop] = useState(() => topOf(list))
  const usual = heights[0] ?? 200
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      if (held === null) return inSight
      const kept = [held - 1, held, held + 1].filter((row) => row >= 0 && row < range.count)
      return [...new Set([...inSight, ...kept])].sort((a, b) => a - b)
    },
    [held],
  )
  // oxlint-disable-next-line react/incompatible-library -- its functions stay within this component, which is memoised by its props alone.
  const virtualizer = useWindowVirtualizer<Element>({
    count,
    estimateSize: (row) => heights[row] ?? usual,
    gap,
    overscan: 4,
    // Scrolling does not wait for tiles.
    useFlushSync: false,
    scrollMargin: top,
    rangeExtractor,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    indexAttribute: 'data-row',
    // Not rounded, because rounding errors would add up over the rows and move the tiles.
    measureElement: (tile, entry) => entry?.borderBoxSize[0]?.blockSize ?? tile.getBoundingClientRect().height,
  })
  const rows = virtualizer.getVirtualItems()
  const height = virtualizer.getTotalSize()
  const { measureElement: measure } = virtualizer

  useLayoutEffect(() => {
    // If the browser anchors scrolling, a second correction would move the tiles.
    if (typeof CSS !== 'undefined' && CSS.supports('overflow-anchor', 'auto'))
      virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  }, [virtualizer])
  useLayoutEffect(() => {
    // A page that was just locked or released has another scroll position than the engine knows: its scroll event comes
    // next.
    if (Math.abs(window.scrollY - (virtualizer.scrollOffset ?? 0)) > 1) return
    const now = topOf(list)
    // Setting the same value would render again.
    if (now !== top) setTop(now)
  }, [list, rows, top, virtualizer])
  useLayoutEffect(() => followLockedPage(() => setTop(topOf(list))), [list])
  useLayoutEffect(
    () =>
      onChange({
        rows: rows.map(({ index, start, end }) => ({ index, start: start - top, end: end - top })),
        height,
        measure,
      }),
    [rows, height, top, measure, onChange],
  )
  useLayoutEffect(() => {
    const at = virtualizer.range?.startIndex
    const row = rows.find(({ index }) => index === at)
    const offset = virtualizer.scrollOffset ?? 0
    first.current = row && offset > top ? { tile: row.index * columns, below: row.start - offset } : undefined
  })
  return null
})
