import { defaultRangeExtractor, useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useRef, useState, type FocusEvent, type RefObject } from 'react'

/** Options of `useVirtualRows`. */
export interface VirtualRowsOptions {
  /** How many rows there are. */
  readonly count: number
  /** A row's likely height in pixels; each is measured once it is there. */
  readonly rowHeight: number
  /** Stable key of a row. A new function makes the engine measure all rows again. */
  readonly rowKey: (index: number) => string | number
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLElement | null>
  /** Pixels between two rows. Default 0. */
  readonly gap?: number | undefined
}

/** The rows to be drawn, and what their elements need. */
export interface VirtualRows {
  readonly rows: readonly VirtualItem[]
  /** Height of all rows together, in pixels. */
  readonly height: number
  /** `ref` of each row's element, which carries its number in `data-index`. */
  readonly measure: (element: Element | null) => void
  /** For the element around the rows: keeps the row that has the focus while it is scrolled out of sight. */
  readonly hold: {
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: (event: FocusEvent) => void
  }
  /** Brings a row into sight. */
  readonly scrollTo: (index: number) => void
}

/** What a server, and the first render in the browser, take the place to be. */
const initialRect = { width: 800, height: 600 }

/** The row that contains an element. */
const indexOf = (target: Element): number | null => {
  const index = target.closest('[data-index]')?.getAttribute('data-index')
  return index == null ? null : Number(index)
}

/** Of many rows, those in sight, a few on either side, and the one that has the focus. */
export const useVirtualRows = ({ count, rowHeight, rowKey, scroller, gap = 0 }: VirtualRowsOptions): VirtualRows => {
  const [held, setHeld] = useState<number | null>(null)
  const heldIndex = useRef<number | null>(null)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      // A row that leaves the page takes the focus with it, and the next key would start at the top of the document.
      return held === null || held >= range.count || inSight.includes(held)
        ? inSight
        : [...inSight, held].sort((a, b) => a - b)
    },
    [held],
  )
  // oxlint-disable-next-line react/incompatible-library -- its functions stay within this hook, which is not memoised.
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: rowKey,
    overscan: 6,
    gap,
    initialRect,
    rangeExtractor,
  })
  const hold = (index: number | null) => {
    if (heldIndex.current === index) return
    heldIndex.current = index
    setHeld(index)
  }
  return {
    rows: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    hold: {
      onFocus: (event) => hold(indexOf(event.target)),
      onBlur: (event) => {
        if (event.relatedTarget === null || !event.currentTarget.contains(event.relatedTarget)) hold(null)
      },
    },
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}
