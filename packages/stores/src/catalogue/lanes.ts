import type { PlainKey } from '@croupier/locales'
import { limits } from '../config/constants.ts'
import { paths } from '../paths/paths.ts'

/** The part of a vendor's card the grouping reads. */
export interface CardLike {
  readonly vassalage: string
}

/** A group of vendors as the platform sends it, or as the site shows it. */
export interface Lane<C extends CardLike> {
  /** Category: SPORTS, LIVE, RNG, FISH, PVP, LOTT, ELOTT, and after grouping ESPORTS, COCKFIGHT. */
  readonly title: string
  readonly cards: readonly C[]
  readonly gameClassify?:
    | readonly {
        readonly key: string
        readonly displayName?: string | null | undefined
        readonly gameCount?: number | null | undefined
      }[]
    | undefined
}

/** Which vendor codes are split out of SPORTS. */
export interface SplitCodes {
  readonly esports: readonly string[]
  readonly cockfight: readonly string[]
}

/**
 * Takes esports and cockfight cards out of SPORTS. COCKFIGHT goes right after LIVE, or before ESPORTS at the end if
 * there is no LIVE; ESPORTS goes to the very end; an empty SPORTS is dropped.
 */
export function regroupLanes<C extends CardLike>(lanes: readonly Lane<C>[], codes: SplitCodes): readonly Lane<C>[] {
  const esports: C[] = []
  const cockfight: C[] = []
  const kept = lanes
    .map((lane) => {
      if (lane.title !== 'SPORTS') return lane
      const cards = lane.cards.filter((card) => {
        if (codes.esports.includes(card.vassalage)) esports.push(card)
        else if (codes.cockfight.includes(card.vassalage)) cockfight.push(card)
        else return true
        return false
      })
      return { ...lane, cards }
    })
    .filter((lane) => lane.title !== 'SPORTS' || lane.cards.length > 0)
  if (cockfight.length > 0) {
    const live = kept.findIndex((lane) => lane.title === 'LIVE')
    kept.splice(live === -1 ? kept.length : live + 1, 0, { title: 'COCKFIGHT', cards: cockfight })
  }
  if (esports.length > 0) kept.push({ title: 'ESPORTS', cards: esports })
  return kept
}

/** The lottery is electronic when ELOTT contains one of the trading-lottery vendors. */
export function isElectronicLottery(lanes: readonly Lane<CardLike>[]): boolean {
  const elott = lanes.find((lane) => lane.title === 'ELOTT')
  return elott?.cards.some((card) => card.vassalage === 'TCG_LOTTO_VN' || card.vassalage === 'LOTT') ?? false
}

/** The vendors shown for one type, and whether there is a more button: at most 11. */
export function shownVendors<C extends CardLike>(
  lane: Lane<C>,
): { readonly cards: readonly C[]; readonly hasMore: boolean } {
  const cards = lane.cards.slice(0, limits.vendorsPerType)
  return { cards, hasMore: cards.length === limits.vendorsPerType }
}

/** An item of the navigation. LOTT and ELOTT share one, which leads to /elott. */
export interface NavigationItem<C extends CardLike> {
  readonly category: string
  readonly path: string
  /** Message key of its label. */
  readonly labelKey: PlainKey
  readonly cards: readonly C[]
  readonly hasMore: boolean
}

/** Message keys of the categories. */
const categoryLabels: Readonly<Record<string, PlainKey>> = Object.freeze({
  SPORTS: 'con_sports',
  LIVE: 'con_live',
  RNG: 'con_rng',
  FISH: 'con_fish',
  PVP: 'con_pvp',
  LOTT: 'con_lott',
  ELOTT: 'con_lott',
  ESPORTS: 'compete_game',
  COCKFIGHT: 'in_cockfight_nav',
})

/** Message key of a category's label; the label of all games for an unknown category. */
export const categoryLabel = (category: string): PlainKey => categoryLabels[category] ?? 'in_increase_game'

/** The path of a category's page. */
export const categoryPath = (category: string): string =>
  category === 'LOTT' || category === 'ELOTT' ? paths.electronicLottery : `/${category.toLowerCase()}`

/** Only categories that have vendors appear; the two lotteries share one item. */
export function navigationOf<C extends CardLike>(lanes: readonly Lane<C>[]): readonly NavigationItem<C>[] {
  const items: NavigationItem<C>[] = []
  const filled = lanes.filter((lane) => lane.cards.length > 0)
  for (const lane of filled) {
    const labelKey = categoryLabels[lane.title]
    if (!labelKey) continue
    const isLottery = lane.title === 'LOTT' || lane.title === 'ELOTT'
    if (isLottery && items.some((item) => item.path === paths.electronicLottery)) continue
    const cards = isLottery
      ? filled.filter(({ title }) => title === 'LOTT' || title === 'ELOTT').flatMap((one) => one.cards)
      : lane.cards
    items.push({
      category: lane.title,
      path: categoryPath(lane.title),
      labelKey,
      ...shownVendors({ title: lane.title, cards }),
    })
  }
  return items
}
