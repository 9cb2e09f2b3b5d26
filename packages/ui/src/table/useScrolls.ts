import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Whether an element's content is larger than itself: only then it needs to be reached by the keyboard. `shown` changes
 * whenever another element may stand there.
 *
 * Sets `data-passed` and `data-beyond` on the element while there is content before and after what it shows of a line.
 */
export const useScrolls = (element: RefObject<HTMLElement | null>, shown?: unknown): boolean => {
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    // Attributes, not state: scrolling renders nothing.
    const mark = () => {
      const passed = Math.abs(box.scrollLeft)
      box.toggleAttribute('data-passed', passed > 1)
      box.toggleAttribute('data-beyond', box.scrollWidth - box.clientWidth - passed > 1)
    }
    const look = () => {
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
      mark()
    }
    look()
    box.addEventListener('scroll', mark, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => {
      box.removeEventListener('scroll', mark)
      observer.disconnect()
    }
  }, [element, shown])
  return scrolls
}
