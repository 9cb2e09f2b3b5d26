import { watchSizes } from '../sizes/watchSizes.ts'

const variable = '--cr-top-bar-height'

/**
 * Keeps `--cr-top-bar-height` on the page's root element equal to the height of the bar in pixels, its second row
 * included, for everything that has to stay below it: a sticky side menu, a jump to an anchor, the focus (WCAG 2.2,
 * 2.4.11).
 *
 * The whole page is restyled when it changes: a page whose styles already set the right height avoids that.
 *
 * Use it as the `ref` of a direct child of the bar; it returns its cleanup.
 */
export const tellBarHeight = (child: HTMLElement | null) => {
  const bar = child?.parentElement
  if (!bar) return undefined
  const { documentElement: root } = document
  const stop = watchSizes(() => {
    const height = `${bar.offsetHeight}px`
    if (getComputedStyle(root).getPropertyValue(variable) !== height) root.style.setProperty(variable, height)
  }, bar)
  return () => {
    stop()
    root.style.removeProperty(variable)
  }
}
