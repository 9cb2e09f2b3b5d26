import type { PlainKey } from '@croupier/locales'
import { paths, type CatalogueStore } from '@croupier/stores'
import {
  CircleHelp,
  Coins,
  FileText,
  Gift,
  Handshake,
  House,
  Landmark,
  LockKeyhole,
  Megaphone,
  MessageCircleWarning,
  Phone,
  Scale,
  ShieldCheck,
  Smartphone,
  type LucideIcon,
} from 'lucide-react'
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
  /** Leads to games or offers, and not to help or rules. */
  readonly isAboutGames?: boolean
  /** The vendors of a category, for places that list them. */
  readonly lane?: CatalogueStore['navigation'][number]
}

interface FixedDestination extends Destination {
  readonly places: readonly NavigationPlace[]
  /** Before or after the categories. */
  readonly side: 'before' | 'after'
}

const after = (
  id: string,
  path: string,
  labelKey: PlainKey,
  Icon: LucideIcon,
  places: readonly NavigationPlace[],
): FixedDestination => ({ id, path, labelKey, Icon, places, side: 'after' })

/** The pages that every menu leads to, besides the categories. A new page gets one line here. */
const fixed: readonly FixedDestination[] = [
  { id: 'home', path: paths.home, labelKey: 'hd_home', Icon: House, places: ['header', 'side'], side: 'before' },
  after('promotions', paths.promotions, 'hd_event', Gift, ['header', 'side', 'footer']),
  after('point-mall', paths.pointMall, 'title.point_mall', Coins, ['side', 'footer']),
  after('notices', paths.notices, 'title.notices', Megaphone, ['side', 'footer']),
  after('help', paths.help, 'title.help', CircleHelp, ['side', 'footer']),
  after('contact', paths.contact, 'title.contact', Phone, ['side', 'footer']),
  after('deposit-tutorial', paths.depositTutorial, 'title.deposit_tutorial', Landmark, ['side', 'footer']),
  after('download', paths.download, 'in_app_download', Smartphone, ['side', 'footer']),
  after('join', paths.join, 'title.join', Handshake, ['side', 'footer']),
  after('safety', paths.safety, 'title.safety', ShieldCheck, ['side', 'footer']),
  after('complaints', `${paths.help}#complaint-path`, 'title.complaints', MessageCircleWarning, ['footer']),
  after('terms', paths.terms, 'title.terms', FileText, ['footer']),
  after('privacy', paths.privacy, 'title.privacy', LockKeyhole, ['footer']),
  after('licences', paths.licences, 'title.licences', Scale, ['footer']),
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
    isAboutGames: true,
    lane,
  }))
  return [...at('before'), ...categories, ...at('after')]
}

/** The links of a place for the vendors there are now. Use inside an observer. */
export const useDestinations = (place: NavigationPlace): readonly Destination[] =>
  destinationsOf(place, useRoot().catalogue)
