import type { TreeInstance } from '@headless-tree/core'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { DrawnRows, RowsInSightProps } from '../table/RowsInSight.ts'
import type { TreeLine } from './branches.ts'

/** Above this number of lines only the visible ones are rendered. */
const virtualLines = 200

/** Estimated line height in pixels; lines are measured, since some wrap. */
const lineHeight = 40

/** The lines to render. */
export interface LinesInSight {
  /** The visible lines of a long tree, all lines of any other. */
  readonly drawn: DrawnRows
  /** Props of the engine that finds the visible lines; null while all are rendered. */
  readonly engine: RowsInSightProps | null
  /** `ref` of the element around the lines, which scrolls while the engine runs. */
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Call before the engine handles the scroll event. */
  readonly onScroll: () => void
}

/** Pixels from a line to the visible part of the scroll container: negative above it, positive below. */
const beyond = (scroller: Element, line: Element): number => {
  const outer = scroller.getBoundingClientRect()
  const inner = line.getBoundingClientRect()
  return inner.top < outer.top ? inner.top - outer.top : Math.max(0, inner.bottom - outer.bottom)
}

/**
 * Which lines of a tree are rendered. The focused one always is. It is scrolled into view when focus or a search moves
 * to it, and again whenever measuring shifts it, until the user scrolls it out of view.
 */
export const useLinesInSight = <Data>(tree: TreeInstance<TreeLine<Data>>, hasFocus: () => boolean): LinesInSight => {
  const [reported, setReported] = useState<DrawnRows>()
  const scroller = useRef<HTMLDivElement>(null)
  const follows = useRef(false)
  const items = tree.getItems()
  const count = items.length
  const isVirtual = count > virtualLines
  const focused = count > 0 ? tree.getFocusedItem() : undefined
  const focusedId = focused?.getId()
  const focusedAt = focused?.getItemMeta().index ?? -1
  const held = focusedAt >= 0 ? focusedAt : null
  // The engine reads every key after each measurement; without this, 5,000 lines would take a whole frame.
  const ids = useMemo(() => items.map((item) => item.getId()), [items])
  const rowKey = useCallback((index: number) => ids[index] ?? index, [ids])
  const row = (index: number) => ({ index, start: index * lineHeight, end: (index + 1) * lineHeight })
  const drawn: DrawnRows = isVirtual
    ? (reported ?? { rows: held === null ? [] : [row(held)], height: count * lineHeight })
    : { rows: items.map((_, index) => ({ index, start: 0, end: 0 })), height: 0 }

  useLayoutEffect(() => {
    follows.current = hasFocus() || tree.isSearchOpen()
  }, [tree, hasFocus, focusedId, isVirtual])
  useLayoutEffect(() => {
    const line = focusedId === undefined ? null : tree.getItemInstance(focusedId).getElement()
    if (line && scroller.current && follows.current) scroller.current.scrollTop += beyond(scroller.current, line)
  }, [tree, focusedId, isVirtual, reported])
  useLayoutEffect(() => {
    // The focused line was far away and has been removed: keys must not go to the page until the next line is focused.
    if (hasFocus() && document.activeElement === document.body) focused?.getElement()?.focus()
  })
  return {
    drawn,
    engine: isVirtual ? { count, rowHeight: lineHeight, rowKey, scroller, held, onChange: setReported } : null,
    scroller,
    onScroll: () => {
      const line = focused?.getElement()
      // Focusing a line brings it into view, so if it is out of view, the user scrolled away.
      if (line && scroller.current && Math.abs(beyond(scroller.current, line)) > 1) follows.current = false
    },
  }
}
