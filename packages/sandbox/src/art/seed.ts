/**
 * Seeds for drawing: the same id gives the same picture on every machine, so pictures can be cached forever and
 * compared in tests.
 */

/** 32-bit FNV-1a of a text. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** A repeatable sequence of choices made from a seed. */
export interface Dice {
  /** A float in [0, 1). */
  next(): number
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number
  /** One of the entries. */
  pick<T>(entries: readonly [T, ...T[]]): T
  pick<T>(entries: readonly T[]): T | undefined
}

/** Choices seeded by a text (mulberry32). For pictures only: outcomes of games never come from here. */
export const diceFrom = (text: string): Dice => {
  let state = hashText(text)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: <T>(entries: readonly T[]) => entries[Math.floor(next() * entries.length)] as T,
  }
}
