import { linePays, lines, rowCount, scatterPays, stopCount, strips, type SlotSymbol } from './machine.ts'

/** A line that pays. */
export interface LineWin {
  /** Number of the line from 0. */
  readonly line: number
  readonly symbol: SlotSymbol
  /** Symbols in a row from the left: 3, 4 or 5. */
  readonly count: number
  /** Payout as a multiple of the total stake. */
  readonly pays: bigint
}

/** Everything that a window pays. */
export interface Evaluation {
  readonly lineWins: readonly LineWin[]
  /** Scatters in the window. */
  readonly scatters: number
  readonly scatterPays: bigint
  /** The sum, as a multiple of the total stake. */
  readonly pays: bigint
}

/** The window of three rows at the given stops, reel by reel from the top. */
export const windowAt = (stops: readonly number[]): readonly (readonly SlotSymbol[])[] =>
  strips.map((strip, reel) =>
    Array.from({ length: rowCount }, (_, row) => strip[((stops[reel] ?? 0) + row) % stopCount] ?? 'cherries'),
  )

/**
 * What five symbols in a line pay from the left. The first reel has no wild, so its symbol is the line's symbol; on the
 * middle reels a wild substitutes for it, never for the scatter.
 */
export const payOfLine = (
  symbols: readonly SlotSymbol[],
): { readonly symbol: SlotSymbol; readonly count: number; readonly pays: bigint } | null => {
  const [symbol] = symbols
  if (symbol === undefined || symbol === 'wild' || symbol === 'scatter') return null
  let count = 1
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === 'wild')) count += 1
  const pays = linePays[symbol][count - 3]
  return pays === undefined ? null : { symbol, count, pays }
}

/** Everything a window pays. */
export const evaluate = (window: readonly (readonly SlotSymbol[])[]): Evaluation => {
  const lineWins = lines.flatMap((rows, line) => {
    const win = payOfLine(rows.map((row, reel) => window[reel]?.[row] ?? 'scatter'))
    return win === null ? [] : [{ line, ...win }]
  })
  const scatters = window.flat().filter((symbol) => symbol === 'scatter').length
  const fromScatters = scatterPays[scatters - 3] ?? 0n
  return {
    lineWins,
    scatters,
    scatterPays: fromScatters,
    pays: lineWins.reduce((sum, win) => sum + win.pays, fromScatters),
  }
}
