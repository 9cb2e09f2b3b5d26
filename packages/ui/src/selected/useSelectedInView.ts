import { useEffect, type RefObject } from 'react'

/* Toggles deeper inside, such as a heart on each item, select nothing. */
const selected =
  '[aria-selected="true"], [aria-current]:not([aria-current="false"]), label:has(> :checked), :scope > [aria-pressed="true"]'

/** Margin next to the selected item, so that the neighbour is visible too. In pixels. */
const room = 24

const reveal = (row: HTMLElement) => {
  const item = row.querySelector(selected)
  if (!item || row.scrollWidth <= row.clientWidth) return
  const edge = row.getBoundingClientRect()
  const own = item.getBoundingClientRect()
  const free = Math.max(0, Math.min(room, (edge.width - own.width) / 2))
  // In physical directions, which are the same in both reading directions. Only the row scrolls, never the page.
  if (own.left < edge.left + free) row.scrollLeft += own.left - edge.left - free
  else if (own.right > edge.right - free) row.scrollLeft += own.right - edge.right + free
}

/**
 * Keeps the selected item of a row that scrolls sideways in view: initially, whenever `aria-selected` or `aria-current`
 * moves, and when a late web font makes the items wider. A row of radio or toggle buttons passes its `choice`, since
 * neither attribute changes with it.
 */
export const useSelectedInView = (row: RefObject<HTMLElement | null>, choice?: string | null): void => {
  useEffect(() => {
    const list = row.current
    if (!list) return
    let frame = 0
    // The next frame needs a layout anyway.
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => reveal(list))
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['aria-selected', 'aria-current'] })
    // Tests in jsdom have no typefaces.
    const faces = 'fonts' in document ? document.fonts : undefined
    faces?.addEventListener('loadingdone', look)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      faces?.removeEventListener('loadingdone', look)
    }
  }, [row, choice])
}
