const reachable = 'a[href], button, input, select, textarea, iframe, [tabindex]'

/**
 * A ref that lets the keyboard scroll a region: it becomes a tab stop while its content overflows and holds nothing that
 * could be focused instead.
 */
export const keyboardScroll = (region: HTMLElement | null) => {
  if (!region) return
  const update = () => {
    const needed = region.scrollHeight > region.clientHeight && region.querySelector(reachable) === null
    if (needed) region.tabIndex = 0
    else region.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(update)
  sizes.observe(region)
  const contents = new MutationObserver(update)
  contents.observe(region, { childList: true, subtree: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
