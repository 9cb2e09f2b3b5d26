/**
 * Calls `changed` once the elements are laid out and whenever the size of one changes. Returns the function that stops
 * it. Never calls it if there is no `ResizeObserver`, as in jsdom, whose elements have no size.
 */
export const watchSizes = (changed: () => void, ...elements: readonly (Element | null)[]): (() => void) => {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(changed)
  // A box whose padding grows keeps its content's size.
  for (const element of elements) if (element) observer.observe(element, { box: 'border-box' })
  return () => observer.disconnect()
}
