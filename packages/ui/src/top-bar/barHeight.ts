/**
 * Keeps `--cr-top-bar-height` on the page's root element equal to the height of the bar in pixels, its second row
 * included, for what has to stop below it: a sticky side menu, a jump to an anchor, the focus (WCAG 2.2, 2.4.11).
 *
 * Use it as the `ref` of a direct child of the bar; it returns its cleanup.
 */
export const tellBarHeight = (child: HTMLElement | null) => {
  const bar = child?.parentElement
  if (!bar) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--cr-top-bar-height', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--cr-top-bar-height')
  }
}
