import { limits } from '@croupier/stores'
import { gameTypesAt } from '../categories/categories.ts'
import type { VendorCard } from '../vendors/VendorMark.tsx'

interface Group {
  readonly title: string
  readonly cards: readonly VendorCard[]
}

/** The vendors of a category page, lotteries together, cut to 11; a more link belongs there when 11 are shown. */
export function vendorsOfPage(groups: readonly Group[], path: string): { cards: readonly VendorCard[]; hasMore: boolean } {
  const types = gameTypesAt(path)
  const all = groups.filter((group) => types.includes(group.title)).flatMap((group) => group.cards)
  const cards = all.slice(0, limits.vendorsPerType)
  return { cards, hasMore: cards.length === limits.vendorsPerType }
}
