import { useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useVirtualRows } from './useVirtualRows.ts'
import { VirtualWindow } from './VirtualWindow.tsx'

/** Props of `VirtualGrid`; the rest goes to its `<div>`. */
export interface VirtualGridProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list, and the place that scrolls. */
  label: string
  /** All tiles; only those in sight are drawn. */
  items: readonly Item[]
  /** Tells a tile apart from all others. */
  itemKey: (item: Item) => string | number
  /** Draws one. */
  children: (item: Item, index: number) => ReactNode
  /** Minimum width of a tile in pixels; as many fit in a row as there is room for. Default 96, three on a phone. */
  tileWidth?: number | undefined
  /** A tile's likely height in pixels; rows are measured once they are there. Default 180. */
  tileHeight?: number | undefined
  /** Pixels between tiles. Default 8. */
  gap?: number | undefined
  /** How high the grid may be: any CSS length. Default 32rem. */
  maxHeight?: string | undefined
  /** The last tile has come into sight: more may be asked for. Called once per number of tiles. */
  onEnd?: (() => void) | undefined
}

const Row = styled.div`
  display: grid;

  & > div {
    min-inline-size: 0;
  }
`

/** How many tiles fit in a row of that width. */
export const tilesAbreast = (width: number, tileWidth: number, gap: number): number =>
  Math.max(1, Math.floor((width + gap) / (tileWidth + gap)))

/**
 * Renders a `<div>` that scrolls through a grid of as many tiles as there are while only the rows in sight are in the
 * page.
 *
 * It takes the focus, so that the keys that scroll do; each tile tells its place in the whole. Attributes out:
 * `data-count`, `data-columns`.
 */
export const VirtualGrid = <Item,>({
  label,
  items,
  itemKey,
  children,
  tileWidth = 96,
  tileHeight = 180,
  gap = 8,
  maxHeight = '32rem',
  onEnd,
  ...rest
}: VirtualGridProps<Item>) => {
  const scroller = useRef<HTMLDivElement>(null)
  // Three until the place is measured: what a phone shows, and the same on the server and in the browser.
  const [columns, setColumns] = useState(3)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(() => setColumns(tilesAbreast(element.clientWidth, tileWidth, gap)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [tileWidth, gap])
  const rows = Math.ceil(items.length / columns)
  const virtual = useVirtualRows({
    count: rows,
    rowHeight: tileHeight,
    gap,
    scroller,
    // With other columns a row holds other tiles, so what was measured of it no longer counts.
    rowKey: useCallback((index: number) => `${columns}/${index}`, [columns]),
  })
  const lastInSight = rows > 0 && virtual.rows.at(-1)?.index === rows - 1
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (lastInSight) end.current?.()
  }, [lastInSight, items.length])
  return (
    <VirtualWindow
      {...rest}
      label={label}
      maxHeight={maxHeight}
      scroller={scroller}
      virtual={virtual}
      data-count={items.length}
      data-columns={columns}
    >
      {virtual.rows.map(({ key, index, start }) => (
        <Row
          key={key}
          ref={virtual.measure}
          role="presentation"
          data-index={index}
          style={{
            gap,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${start}px)`,
          }}
        >
          {items.slice(index * columns, (index + 1) * columns).map((item, place) => (
            <div
              key={itemKey(item)}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={index * columns + place + 1}
            >
              {children(item, index * columns + place)}
            </div>
          ))}
        </Row>
      ))}
    </VirtualWindow>
  )
}
