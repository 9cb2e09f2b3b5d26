import { watchSizes } from '../sizes/watchSizes.ts'

const reachable = 'a[href], button, input, select, textarea, iframe, [tabindex]:not([tabindex="-1"])'

/**
 * A ref that makes a region scrollable by keyboard: it becomes a tab stop while its content overflows and contains
 * nothing focusable.
 */
export const keyboardScroll = (region: HTMLElement | null) => {
  if (!region) return
  const update = () => {
    // The query runs first: reading the heights would force a layout of a page that is still being built.
    const needed = region.querySelector(reachable) === null && region.scrollHeight > region.clientHeight
    if (needed) region.tabIndex = 0
    else region.removeAttribute('tabindex')
  }
  const stop = watchSizes(update, region)
  const contents = new MutationObserver(update)
  contents.observe(region, { childList: true, subtree: true })
  return () => {
    stop()
    contents.disconnect()
  }
}
