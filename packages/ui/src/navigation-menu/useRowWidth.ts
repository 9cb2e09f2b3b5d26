import { useEffect, useState, type RefObject } from 'react'

/**
 * The width of the row in pixels while a panel is open.
 *
 * Taken on opening and on resizing of the window, not from a resize observer: that would resize the panel in the middle
 * of the engine's own observing, which browsers report as an error.
 */
export const useRowWidth = (row: RefObject<HTMLElement | null>, open: boolean): number => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!open) return
    const measure = () => setWidth(row.current?.offsetWidth ?? 0)
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [row, open])
  return width
}
