import { Club, Dices, Fish, Radio, Spade, Swords, Ticket, Trophy, type LucideIcon } from 'lucide-react'

/** A game type as the site shows it: its page, its name's message key and its sign. */
export interface Category {
  readonly gameType: string
  readonly path: string
  readonly titleKey: string
  readonly Icon: LucideIcon
}

const lottery = { path: '/elott', titleKey: 'con_lott', Icon: Ticket } as const

/** Every game type that has a page. LOTT and ELOTT share one (R-07, S-026). */
export const categories: readonly Category[] = [
  { gameType: 'SPORTS', path: '/sports', titleKey: 'con_sports', Icon: Trophy },
  { gameType: 'LIVE', path: '/live', titleKey: 'con_live', Icon: Radio },
  { gameType: 'COCKFIGHT', path: '/cockfight', titleKey: 'in_cockfight_nav', Icon: Swords },
  { gameType: 'RNG', path: '/rng', titleKey: 'con_rng', Icon: Dices },
  { gameType: 'FISH', path: '/fish', titleKey: 'con_fish', Icon: Fish },
  { gameType: 'PVP', path: '/pvp', titleKey: 'con_pvp', Icon: Spade },
  { gameType: 'LOTT', ...lottery },
  { gameType: 'ELOTT', ...lottery },
  { gameType: 'ESPORTS', path: '/esports', titleKey: 'compete_game', Icon: Club },
]

/** The category of a game type, if the site has a page for it. */
export const categoryOf = (gameType: string): Category | undefined => categories.find((one) => one.gameType === gameType)

/** The game types a page shows: usually one, two on the lottery page. */
export const gameTypesAt = (path: string): readonly string[] =>
  categories.filter((one) => one.path === path.toLowerCase()).map((one) => one.gameType)
