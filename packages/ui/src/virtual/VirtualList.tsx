import { useCallback, useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { useVirtualRows } from './useVirtualRows.ts'
import { VirtualWindow } from './VirtualWindow.tsx'

/** Props of `VirtualList`; the rest goes to its `<div>`. */
export interface VirtualListProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list, and the place that scrolls. */
  label: string
  /** All entries; only those in sight are drawn. */
  items: readonly Item[]
  /** Tells an entry apart from all others. Best the same function at every render: then heights are added up once. */
  itemKey: (item: Item) => string | number
  /** Draws one. */
  children: (item: Item, index: number) => ReactNode
  /** An entry's likely height in pixels; each is measured once it is there. Default 56. */
  itemHeight?: number | undefined
  /** Pixels between two. Default 0. */
  gap?: number | undefined
  /** How high the list may be: any CSS length. Default 24rem. */
  maxHeight?: string | undefined
  /** The last entry has come into sight: more may be asked for. Called once per number of entries. */
  onEnd?: (() => void) | undefined
}

/**
 * Renders a `<div>` that scrolls through as many entries as there are while only those in sight are in the page.
 *
 * It takes the focus, so that arrow keys, Page Up and Page Down, Home and End scroll it; each entry tells its place in
 * the whole. A row that has the focus stays when it is scrolled away. Attributes out: `data-count`.
 */
export const VirtualList = <Item,>({
  label,
  items,
  itemKey,
  children,
  itemHeight = 56,
  gap = 0,
  maxHeight = '24rem',
  onEnd,
  ...rest
}: VirtualListProps<Item>) => {
  const scroller = useRef<HTMLDivElement>(null)
  const count = items.length
  const virtual = useVirtualRows({
    count,
    rowHeight: itemHeight,
    gap,
    scroller,
    rowKey: useCallback(
      (index: number) => {
        const item = items[index]
        return item === undefined ? index : itemKey(item)
      },
      [items, itemKey],
    ),
  })
  const lastInSight = (virtual.rows.at(-1)?.index ?? -1) === count - 1 && count > 0
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (lastInSight) end.current?.()
  }, [lastInSight, count])
  return (
    <VirtualWindow
      {...rest}
      label={label}
      maxHeight={maxHeight}
      scroller={scroller}
      virtual={virtual}
      data-count={count}
    >
      {virtual.rows.map(({ key, index, start }) => {
        const item = items[index]
        return item === undefined ? null : (
          <div
            key={key}
            ref={virtual.measure}
            role="listitem"
            aria-setsize={count}
            aria-posinset={index + 1}
            data-index={index}
            style={{ transform: `translateY(${start}px)` }}
          >
            {children(item, index)}
          </div>
        )
      })}
    </VirtualWindow>
  )
}
