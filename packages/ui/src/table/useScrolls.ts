import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Whether an element's content is larger than itself: only then it needs to be reached by the keyboard. `shown` changes
 * whenever another element may stand there.
 */
export const useScrolls = (element: RefObject<HTMLElement | null>, shown?: unknown): boolean => {
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const look = () => setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [element, shown])
  return scrolls
}
