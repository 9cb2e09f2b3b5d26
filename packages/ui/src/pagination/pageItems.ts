/** An item of the row: a page number, or a gap and the last page before it. */
export type PageItem =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'gap'; readonly after: number }

/** Which pages are offered. */
export interface PageWindow {
  /** Pages in the run that holds the current one. Default 3. */
  readonly range?: number | undefined
  /** Pages kept at either end. Default 1. */
  readonly margin?: number | undefined
}

/**
 * The row of pages for page `page` (from 1) of `pages`: the first and last `margin`, a run of `range` around the
 * current page, and gaps between. A gap never replaces a single page, which needs no more room than the gap.
 *
 * A page out of range counts as the nearest valid one; without pages the row is empty.
 */
export const pageItems = (page: number, pages: number, { range = 3, margin = 1 }: PageWindow = {}): PageItem[] => {
  const current = Math.min(Math.max(1, page), pages)
  const first = Math.max(1, Math.min(current - Math.floor((range - 1) / 2), pages - range + 1))
  const offered = (candidate: number) =>
    candidate <= margin || candidate > pages - margin || (candidate >= first && candidate < first + range)

  const items: PageItem[] = []
  let last = 0
  for (let candidate = 1; candidate <= pages; candidate += 1) {
    if (!offered(candidate)) continue
    if (candidate - last === 2) items.push({ kind: 'page', page: last + 1 })
    if (candidate - last > 2) items.push({ kind: 'gap', after: last })
    items.push({ kind: 'page', page: candidate })
    last = candidate
  }
  return items
}
