/**
 * Calls `changed` once the elements are laid out and whenever one of them has another size. Returns the function that
 * stops it. Never calls it where there is no `ResizeObserver`, as in jsdom, whose elements have no size.
 */
export const watchSizes = (changed: () => void, ...elements: readonly (Element | null)[]): (() => void) => {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(changed)
  for (const element of elements) if (element) observer.observe(element)
  return () => observer.disconnect()
}
