/**
 * The only source of randomness in the sandbox. A port: a test can replay a run, and a demo can use the
 * operating system's generator. Nothing else in this package may generate random values.
 */
export interface Random {
  /** Returns a new array of `length` unpredictable bytes. */
  bytes(length: number): Uint8Array
}

// Tokens are drawn letter by letter; calling the generator for four bytes at a time would dominate the cost.
const POOL = new Uint8Array(4_096)
let drawn = POOL.length

/** The platform's cryptographic generator. It exists in Node and in browsers alike. */
export const systemRandom: Random = {
  bytes(length) {
    if (length > POOL.length) return crypto.getRandomValues(new Uint8Array(length))
    if (drawn + length > POOL.length) {
      crypto.getRandomValues(POOL)
      drawn = 0
    }
    const bytes = POOL.slice(drawn, drawn + length)
    // Erases the bytes handed out, so that only the caller has them.
    POOL.fill(0, drawn, drawn + length)
    drawn += length
    return bytes
  },
}

/**
 * A repeatable generator (splitmix32) for seeds and tests. The same seed always gives the same bytes, so it must not be
 * used for anything unguessable.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const word = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  return {
    bytes(length) {
      const bytes = new Uint8Array(length)
      for (let at = 0; at < length; at += 4) {
        const value = word()
        for (let part = 0; part < 4 && at + part < length; part++) bytes[at + part] = value >>> (8 * part)
      }
      return bytes
    },
  }
}

/**
 * A whole number from 0 up to, not including, `below` (1 to 2^32), all equally likely: 32-bit values that would favour
 * low results are discarded instead of folded in.
 */
export function randomInteger(random: Random, below: number): number {
  if (!Number.isInteger(below) || below < 1 || below > 2 ** 32) throw new RangeError(`cannot draw below ${below}`)
  const limit = 2 ** 32 - (2 ** 32 % below)
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = random.bytes(4)
    const value = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
    if (value < limit) return value % below
  }
}

/** `length` characters, each drawn evenly from `alphabet`. */
export function randomText(random: Random, alphabet: string, length: number): string {
  let text = ''
  for (let at = 0; at < length; at++) text += alphabet.charAt(randomInteger(random, alphabet.length))
  return text
}

/** One of `values`, each equally likely. Throws on an empty list. */
export function randomPick<Value>(random: Random, values: readonly Value[]): Value {
  const index = randomInteger(random, values.length)
  return values[index] as Value
}

/** An unguessable token of `length` URL-safe characters, about 5.95 bits each. */
export function randomToken(random: Random, length = 32): string {
  return randomText(random, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', length)
}
