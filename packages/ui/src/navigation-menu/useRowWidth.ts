import { useEffect, useState, type RefObject } from 'react'

/**
 * The width of the row in pixels while a panel is open.
 *
 * Measured on opening and when the window is resized, not by a `ResizeObserver`: that would resize the panel while the
 * engine's own observer is running, which browsers report as an error.
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
