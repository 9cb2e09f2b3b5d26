import type { PlainKey } from '@croupier/locales'
import { paths, type CatalogueStore } from '@croupier/stores'
import { House, Megaphone, Scale, ShieldCheck, type LucideIcon } from 'lucide-react'
import { useRoot } from './RootContext.ts'
import { categoryIcon } from './categories.ts'

/** Where links to the site's pages are shown: the header's bottom navigation, the side menu, and the footer. */
export type NavigationPlace = 'header' | 'side' | 'footer'

/** A link to a page. */
export interface Destination {
  readonly id: string
  readonly path: string
  /** Message key of its label. */
  readonly labelKey: PlainKey
  readonly Icon: LucideIcon
  /** The vendors of a category, for places that list them. */
  readonly lane?: CatalogueStore['navigation'][number]
}

interface FixedDestination extends Destination {
  readonly places: readonly NavigationPlace[]
  /** Before or after the categories. */
  readonly side: 'before' | 'after'
}

/** The pages that every menu leads to, beside the categories. A new page gets one line here. */
const fixed: readonly FixedDestination[] = [
  { id: 'home', path: paths.home, labelKey: 'hd_home', Icon: House, places: ['header', 'side'], side: 'before' },
  {
    id: 'notices',
    path: paths.notices,
    labelKey: 'title.notices',
    Icon: Megaphone,
    places: ['side', 'footer'],
    side: 'after',
  },
  {
    id: 'safety',
    path: paths.safety,
    labelKey: 'title.safety',
    Icon: ShieldCheck,
    places: ['side', 'footer'],
    side: 'after',
  },
  {
    id: 'licences',
    path: paths.licences,
    labelKey: 'title.licences',
    Icon: Scale,
    places: ['footer'],
    side: 'after',
  },
]

/** The links of a place: fixed pages, and every category that has vendors (S-044). */
export function destinationsOf(
  place: NavigationPlace,
  { navigation }: Pick<CatalogueStore, 'navigation'>,
): readonly Destination[] {
  const at = (side: FixedDestination['side']) => fixed.filter((one) => one.side === side && one.places.includes(place))
  const categories = navigation.map((lane) => ({
    id: lane.path,
    path: lane.path,
    labelKey: lane.labelKey,
    Icon: categoryIcon(lane.category),
    lane,
  }))
  return [...at('before'), ...categories, ...at('after')]
}

/** The links of a place for the vendors there are now. Use inside an observer. */
export const useDestinations = (place: NavigationPlace): readonly Destination[] =>
  destinationsOf(place, useRoot().catalogue)
