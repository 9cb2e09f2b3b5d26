/**
 * The demo slot as plain numbers: five reels of 32 stops showing three rows, ten fixed lines, a wild on the three
 * middle reels and a scatter that pays anywhere. Every payout is a whole multiple of the total stake, so any stake in
 * minor units pays out exactly, without rounding.
 */

/** Symbols of the reels. */
export type SlotSymbol =
  | 'wild'
  | 'scatter'
  | 'seven'
  | 'crown'
  | 'gem'
  | 'bell'
  | 'clover'
  | 'melon'
  | 'lemon'
  | 'cherries'

/** Symbols that pay on lines, best first. */
export const lineSymbols = [
  'seven',
  'crown',
  'gem',
  'bell',
  'clover',
  'melon',
  'lemon',
  'cherries',
] as const satisfies readonly SlotSymbol[]

/** Payouts for three, four and five of a kind, as multiples of the total stake. */
export type Pays = readonly [three: bigint, four: bigint, five: bigint]

/** The pay table of a line. */
export const linePays: Readonly<Record<(typeof lineSymbols)[number], Pays>> = {
  seven: [5n, 25n, 250n],
  crown: [3n, 15n, 100n],
  gem: [2n, 10n, 60n],
  bell: [2n, 6n, 30n],
  clover: [1n, 4n, 20n],
  melon: [1n, 3n, 15n],
  lemon: [1n, 2n, 10n],
  cherries: [1n, 2n, 8n],
}

/** What three, four and five scatters pay, in any position. */
export const scatterPays: Pays = [1n, 8n, 20n]

const strip = (text: string): readonly SlotSymbol[] => text.split(' ') as SlotSymbol[]

/**
 * The five reels, read from the top stop down. Two scatters on one reel are at least eight stops apart, so a window
 * of three never shows both.
 */
export const strips: readonly (readonly SlotSymbol[])[] = [
  strip(
    'bell clover bell crown melon cherries melon clover bell lemon gem clover scatter seven gem lemon clover crown cherries lemon gem cherries crown lemon cherries lemon seven bell cherries melon scatter melon',
  ),
  strip(
    'clover melon gem melon lemon melon bell clover scatter bell crown seven cherries lemon cherries bell cherries clover cherries bell lemon clover gem melon crown wild lemon gem seven scatter wild cherries',
  ),
  strip(
    'crown wild clover cherries bell lemon wild lemon bell melon gem clover melon seven lemon cherries scatter melon crown cherries lemon cherries seven gem clover gem clover wild scatter cherries melon bell',
  ),
  strip(
    'scatter seven wild lemon crown lemon bell crown seven lemon scatter melon clover gem melon clover melon crown melon clover lemon cherries wild cherries gem bell cherries clover gem bell cherries lemon',
  ),
  strip(
    'gem crown melon gem bell melon crown cherries bell lemon cherries scatter cherries gem crown lemon clover lemon seven scatter melon clover bell clover lemon bell clover lemon cherries seven cherries melon',
  ),
]

/** Stops on each reel. */
export const stopCount = 32

/** Rows of the window. */
export const rowCount = 3

/** The ten lines: the row (0 is the top) of each on reels one to five. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
]
