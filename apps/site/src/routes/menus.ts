import type { PlainKey } from '@croupier/locales'
import { areSwitchedOn, type CatalogueStore, type Switches } from '@croupier/stores'
import { sitePages, type MenuPlace, type SitePage } from './pages.ts'
import { useRoot } from '../base/RootContext.ts'

/** A link to a page. */
export interface Destination {
  readonly path: string
  /** Message key of its label. */
  readonly labelKey: PlainKey
  /** Links to games or offers, not to help or rules. */
  readonly isAboutGames: boolean
  /** The vendors of a category, for places that list them. */
  readonly lane: CatalogueStore['navigation'][number] | undefined
}

const firstCategory = sitePages.findIndex(({ gameType }) => gameType !== undefined)

/**
 * The links of a place: pages in the order of their table, and between them the categories that have vendors, in the
 * platform's order (S-044). Pages that the merchant does not have are left out.
 */
export function destinationsOf(
  place: MenuPlace,
  { navigation }: Pick<CatalogueStore, 'navigation'>,
  switches: Switches,
): readonly Destination[] {
  const linksOf = ({ path, titleKey, gameType, links = [] }: SitePage): readonly Destination[] =>
    links
      .filter(({ places }) => places.includes(place))
      .map(({ labelKey = titleKey, hash = '' }) => ({
        path: path + hash,
        labelKey,
        isAboutGames: gameType !== undefined,
        lane: navigation.find((lane) => lane.path === path),
      }))
  const others = (pages: readonly SitePage[]) => pages.filter(({ gameType }) => gameType === undefined)
  return [
    ...others(sitePages.slice(0, firstCategory)),
    ...navigation.flatMap((lane) => sitePages.find(({ path }) => path === lane.path) ?? []),
    ...others(sitePages.slice(firstCategory)),
  ]
    .filter((page) => areSwitchedOn(page, switches))
    .flatMap(linksOf)
}

/** The links of a place for the vendors there are now. Use inside an observer. */
export function useDestinations(place: MenuPlace): readonly Destination[] {
  const { catalogue, system } = useRoot()
  return destinationsOf(place, catalogue, system)
}
