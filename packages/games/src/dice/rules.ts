import type { Dealer, Outcome } from '../port/rounds.ts'

/** Number of rolls: 00.00 to 99.99, each equally likely. */
export const rolls = 10_000
/** Winning chances a player can choose, per cent. */
export const chances = { least: 2, most: 95, first: 50 } as const
/** Every chance on offer, per cent. */
export const offered: readonly number[] = Array.from(
  { length: chances.most - chances.least + 1 },
  (_, at) => chances.least + at,
)
/** Target return to player, per cent, before payouts are truncated to hundredths. */
const AIMED_RETURN = 97

/** A bet: the roll is below, or at or above, the line that gives this chance. */
export interface DiceBet {
  readonly side: 'under' | 'over'
  /** Whole per cent. */
  readonly chance: number
}

/** The drawn facts: the roll in hundredths, 0 to 9,999. */
export type DiceFacts = {
  readonly roll: number
}

/** Facts of a finished round that the page shows. */
export interface DiceDetail extends DiceBet {
  readonly game: 'dice'
  readonly roll: number
  /** Payout of a win in hundredths of the stake. */
  readonly pays: number
}

/** Rolls once. */
export const drawDice = (dealer: Dealer): DiceFacts => ({ roll: dealer.integer(rolls) })

/** Payout of a win at this chance, in hundredths of the stake, truncated. */
export const paysFor = (chance: number): number => Math.floor((AIMED_RETURN * 100) / chance)

/** The exact return at a chance, in hundredths of a per cent. */
export const returnAt = (chance: number): number => chance * paysFor(chance)

/** Whether a roll wins a bet. */
export const wins = ({ side, chance }: DiceBet, roll: number): boolean =>
  side === 'under' ? roll < chance * 100 : roll >= rolls - chance * 100

/** What the roll pays. `stake` is in minor units, a multiple of 100, so the payout is exact. */
export const settleDice = (stake: bigint, bet: DiceBet, { roll }: DiceFacts): Outcome => {
  const pays = paysFor(bet.chance)
  return {
    payout: wins(bet, roll) ? (stake * BigInt(pays)) / 100n : 0n,
    detail: { game: 'dice', side: bet.side, chance: bet.chance, roll, pays },
  }
}
