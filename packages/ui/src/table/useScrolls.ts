import { useLayoutEffect, useState, type RefObject } from 'react'
import { watchSizes } from '../sizes/watchSizes.ts'

/**
 * Whether an element's content overflows: only then must the keyboard reach it. Change `shown` whenever the element may
 * have been replaced. Until the first measurement it is `isLikely`.
 *
 * Sets `data-passed` on the element while content is hidden before its visible part, and `data-beyond` while some is
 * hidden after it.
 */
export const useScrolls = (element: RefObject<HTMLElement | null>, isLikely: boolean, shown?: unknown): boolean => {
  const [scrolls, setScrolls] = useState(isLikely)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    // Attributes rather than state, so that scrolling does not re-render.
    const mark = () => {
      const passed = Math.abs(box.scrollLeft)
      box.toggleAttribute('data-passed', passed > 1)
      box.toggleAttribute('data-beyond', box.scrollWidth - box.clientWidth - passed > 1)
    }
    const look = () => {
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
      mark()
    }
    box.addEventListener('scroll', mark, { passive: true })
    // It also reports the first size, once the page is laid out: measuring here would force an extra layout.
    const stop = watchSizes(look, box, box.firstElementChild)
    return () => {
      box.removeEventListener('scroll', mark)
      stop()
    }
  }, [element, shown])
  return scrolls
}
