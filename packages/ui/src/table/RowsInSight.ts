import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, type RefObject } from 'react'

/** A rendered row, with its offset from the first in pixels. */
export interface DrawnRow {
  readonly index: number
  readonly start: number
  readonly end: number
}

/** The rows to render, and the ref that measures them. */
export interface DrawnRows {
  readonly rows: readonly DrawnRow[]
  /** Height of all rows together, in pixels. */
  readonly height: number
  /** `ref` of each row's element, which carries its number in `data-index`. */
  readonly measure?: ((element: Element | null) => void) | undefined
}

/** Props of `RowsInSight`. */
export interface RowsInSightProps {
  /** How many rows there are. */
  count: number
  /** Estimated height of a row in pixels; rows are measured once rendered. */
  rowHeight: number
  /** Stable key of a row. A new function makes the engine measure all rows again. */
  rowKey: (index: number) => string | number
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>
  /** The row with the focus. It stays rendered wherever it is; removing it would lose the focus. */
  held: number | null
  onChange: (drawn: DrawnRows) => void
}

/** Assumed size of the scrolling element until it is measured, so that some rows are always rendered. */
const initialRect = { width: 800, height: 600 }

/** Reports the visible rows and a few on either side. Renders nothing. */
export const RowsInSight = ({ count, rowHeight, rowKey, scroller, held, onChange }: RowsInSightProps) => {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      return held === null || held >= range.count || inSight.includes(held)
        ? inSight
        : [...inSight, held].sort((a, b) => a - b)
    },
    [held],
  )
  // oxlint-disable-next-line react/incompatible-library -- its functions stay within this component, which is not memoised.
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: rowKey,
    overscan: 6,
    initialRect,
    // The rows may be scrolled before the engine loads; the engine would scroll back to the start.
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    rangeExtractor,
  })
  const rows = virtualizer.getVirtualItems()
  const height = virtualizer.getTotalSize()
  const { measureElement: measure } = virtualizer
  useLayoutEffect(() => onChange({ rows, height, measure }), [rows, height, measure, onChange])
  return null
}
