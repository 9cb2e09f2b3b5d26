import type { Game } from '../subjects/catalogue/Catalogue.ts'

/** The demo games there are. A kind is also the folder of the game and the first part of its files' addresses. */
export const demoKinds = ['slot', 'crash', 'dice', 'baccarat', 'fishing', 'lottery', 'sports', 'showdown'] as const
/** One of {@link demoKinds}. */
export type DemoKind = (typeof demoKinds)[number]

/**
 * Stakes are whole multiples of this, in minor units, so that every pay of the kind is exact and nothing is ever
 * rounded. A slot pays whole multiples of the stake; the others pay hundredths of it.
 */
export const stakeUnits: Readonly<Record<DemoKind, bigint>> = {
  slot: 1n,
  crash: 100n,
  dice: 100n,
  baccarat: 100n,
  fishing: 1n,
  lottery: 100n,
  sports: 100n,
  // Half of a buy-in is the ante, and half of a raked pot may be paid.
  showdown: 200n,
}

/**
 * Which demo game is played under a catalogue entry's name, or null where none is: the lane decides, and among slots the
 * class. Jackpot and bingo games are slots, table games dice, and arcade games take turns between slot and crash; games
 * that the platform calls hot are always slots.
 */
export function kindOf(game: Pick<Game, 'gameType' | 'gameClass' | 'nodeId' | 'isHot'>): DemoKind | null {
  if (game.gameType === 'LIVE') return 'baccarat'
  if (game.gameType === 'FISH') return 'fishing'
  if (game.gameType === 'LOTT' || game.gameType === 'ELOTT') return 'lottery'
  if (game.gameType === 'SPORTS') return 'sports'
  if (game.gameType === 'PVP') return 'showdown'
  if (game.gameType !== 'RNG') return null
  if (game.isHot) return 'slot'
  if (game.gameClass === 'TG') return 'dice'
  return game.gameClass === 'AC' && game.nodeId % 2 === 0 ? 'crash' : 'slot'
}
