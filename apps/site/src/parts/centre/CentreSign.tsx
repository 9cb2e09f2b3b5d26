import type { CentrePages } from './CentrePageParts.ts'

/** The sign of a centre's page in a menu. Renders an `<svg>`, or nothing for a page without an entry. */
export function CentreSign({ pages, page }: { pages: CentrePages; page: string }) {
  const { Icon } = pages[page] ?? {}
  return Icon ? <Icon size={18} aria-hidden /> : null
}
