import { linePays, lineSymbols, lines, rowCount, scatterPays, stopCount, strips, type SlotSymbol } from './machine.ts'

/** An exact fraction. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

const stops = BigInt(stopCount)

const countOn = (reel: number, symbol: SlotSymbol): bigint =>
  BigInt(strips[reel]?.filter((each) => each === symbol).length ?? 0)

/**
 * The return to player as an exact fraction, derived from the reels alone.
 *
 * Every stop is equally likely and reels are independent, so each cell of a reel shows a symbol with its share of the
 * strip, and all lines have the same expectation. Counted in ways out of 32^5: a run of exactly `count` needs a match
 * on the first `count` reels and none on the next. Scatters never share a window, so a reel shows one in three stops
 * for each that it holds.
 */
export const exactReturn = (): Fraction => {
  let ways = 0n
  for (const symbol of lineSymbols) {
    const matches = strips.map((_, reel) => countOn(reel, symbol) + (reel === 0 ? 0n : countOn(reel, 'wild')))
    linePays[symbol].forEach((pays, at) => {
      const run = matches.reduce(
        (product, match, reel) => product * (reel < at + 3 ? match : reel === at + 3 ? stops - match : stops),
        1n,
      )
      ways += run * pays * BigInt(lines.length)
    })
  }
  let shown: readonly bigint[] = [1n, 0n, 0n, 0n, 0n, 0n]
  strips.forEach((_, reel) => {
    const seen = countOn(reel, 'scatter') * BigInt(rowCount)
    shown = shown.map((waysSoFar, count) => waysSoFar * (stops - seen) + (shown[count - 1] ?? 0n) * seen)
  })
  scatterPays.forEach((pays, at) => {
    ways += (shown[at + 3] ?? 0n) * pays
  })
  return { numerator: ways, denominator: stops ** BigInt(strips.length) }
}

/** The return in hundredths of a per cent, truncated. */
export const returnToPlayer = (): number => {
  const { numerator, denominator } = exactReturn()
  return Number((numerator * 10_000n) / denominator)
}
