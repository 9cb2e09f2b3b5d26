import { useEffect, useState, type RefObject } from 'react'

/** Whether an element's content is larger than itself: only then it needs to be reached by the keyboard. */
export const useScrolls = (element: RefObject<HTMLElement | null>): boolean => {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const look = () => setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
    const observer = new ResizeObserver(look)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    return () => observer.disconnect()
  }, [element])
  return scrolls
}
