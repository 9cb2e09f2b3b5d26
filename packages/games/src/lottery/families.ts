/** The five lottery families the site has icons for. */
export const familyNames = ['SSC', '11X5', 'PK10', 'LHC', 'LF'] as const
/** One of {@link familyNames}. */
export type FamilyName = (typeof familyNames)[number]

/**
 * How a bet is compared with the drawn numbers. `tail` and `head`: the picks are the last or first numbers, in order.
 * `among`: every pick is one of the first `within` numbers. `box`: the picks are the numbers in any order. `half`: a
 * word (big, small, odd, even) about the sum, the first or the last number.
 */
export interface LotteryPlay {
  readonly id: string
  readonly match: 'tail' | 'head' | 'among' | 'box' | 'half'
  /** How many picks a bet has. */
  readonly picks: number
  /** Payout of a win per unit staked, in hundredths, stake included. */
  readonly pays: number
  /** Share of all stakes paid back over every possible draw, per cent with two decimals, truncated. */
  readonly returns: string
  readonly within?: number
  readonly of?: 'sum' | 'first' | 'last'
  /** The highest value that counts as small. */
  readonly middle?: number
  /** The value that returns the stake, as it counts as neither. */
  readonly back?: number
}

/** A family's numbers, schedule and bets. */
export interface Family {
  readonly count: number
  readonly from: number
  readonly to: number
  /** Whether a number may repeat within a draw. */
  readonly repeats: boolean
  /** Time from draw to draw, milliseconds. */
  readonly everyMs: number
  /** Offset of draws within that time, from midnight UTC. */
  readonly phaseMs: number
  /** Bets close this long before the draw. */
  readonly closesMs: number
  readonly plays: readonly LotteryPlay[]
}

const MINUTE = 60_000
const half = (of: 'sum' | 'first' | 'last', middle: number): Omit<LotteryPlay, 'returns'> => ({
  id: `half-${of}`,
  match: 'half',
  picks: 1,
  pays: 190,
  of,
  middle,
})

/** The families. A test counts every return over all possible draws. */
export const families: Readonly<Record<FamilyName, Family>> = {
  SSC: {
    count: 5,
    from: 0,
    to: 9,
    repeats: true,
    everyMs: MINUTE,
    phaseMs: 0,
    closesMs: 5_000,
    plays: [
      { ...half('sum', 22), returns: '95.00' },
      { id: 'last2', match: 'tail', picks: 2, pays: 9_500, returns: '95.00' },
      { id: 'last3', match: 'tail', picks: 3, pays: 95_000, returns: '95.00' },
    ],
  },
  '11X5': {
    count: 5,
    from: 1,
    to: 11,
    repeats: false,
    everyMs: 3 * MINUTE,
    phaseMs: 0,
    closesMs: 5_000,
    plays: [
      { id: 'any2', match: 'among', picks: 2, within: 5, pays: 522, returns: '94.90' },
      { id: 'any3', match: 'among', picks: 3, within: 5, pays: 1_567, returns: '94.96' },
      { id: 'any5', match: 'among', picks: 5, within: 5, pays: 43_890, returns: '95.00' },
    ],
  },
  PK10: {
    count: 10,
    from: 1,
    to: 10,
    repeats: false,
    everyMs: 2 * MINUTE,
    phaseMs: 0,
    closesMs: 5_000,
    plays: [
      { ...half('first', 5), returns: '95.00' },
      { id: 'first1', match: 'head', picks: 1, pays: 950, returns: '95.00' },
      { id: 'first2', match: 'head', picks: 2, pays: 8_550, returns: '95.00' },
    ],
  },
  LHC: {
    count: 7,
    from: 1,
    to: 49,
    repeats: false,
    everyMs: 60 * MINUTE,
    phaseMs: 30 * MINUTE,
    closesMs: MINUTE,
    plays: [
      { ...half('last', 24), back: 49, returns: '95.10' },
      { id: 'special', match: 'tail', picks: 1, pays: 4_655, returns: '95.00' },
      { id: 'three', match: 'among', picks: 3, within: 6, pays: 87_500, returns: '94.98' },
    ],
  },
  // Low frequency: once a day, at 21:00 in Manila.
  LF: {
    count: 3,
    from: 0,
    to: 9,
    repeats: true,
    everyMs: 24 * 60 * MINUTE,
    phaseMs: 13 * 60 * MINUTE,
    closesMs: 10 * MINUTE,
    plays: [
      { ...half('sum', 13), returns: '95.00' },
      { id: 'box', match: 'box', picks: 3, pays: 15_833, returns: '94.99' },
      { id: 'straight', match: 'tail', picks: 3, pays: 95_000, returns: '95.00' },
    ],
  },
}
