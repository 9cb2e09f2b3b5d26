import type { Dealer } from '../port/rounds.ts'
import { hmacSha256 } from './hashes.ts'

/** The seeds of a round: these three are enough to compute it again. */
export interface RoundSeeds {
  /** The operator's secret, 64 hex digits, until it is revealed. Its SHA-256 was shown before the round. */
  readonly serverSeed: string
  /** Text chosen by the player. */
  readonly clientSeed: string
  /** Number of the round under this pair of seeds, from 0. */
  readonly nonce: number
}

/**
 * The random source of one round. Block `n` (from 0) is `HMAC-SHA256(key = serverSeed, message = clientSeed:nonce:n)`,
 * both as UTF-8 text; the blocks' bytes are read four at a time as big-endian words. A whole number below `below` is a
 * word modulo `below`; words from the incomplete last span of 2^32 are discarded, so that no value is favoured.
 * `integer` throws a `RangeError` unless `below` is a whole number from 1 to 2^32.
 */
export const createDealer = ({ serverSeed, clientSeed, nonce }: RoundSeeds): Dealer => {
  let block = new Uint8Array(0)
  let blocks = 0
  let read = 0
  const word = (): number => {
    if (read + 4 > block.length) {
      block = new Uint8Array(hmacSha256(serverSeed, `${clientSeed}:${nonce}:${blocks}`))
      blocks += 1
      read = 0
    }
    const value = new DataView(block.buffer).getUint32(read)
    read += 4
    return value
  }
  return {
    integer(below) {
      if (!Number.isInteger(below) || below < 1 || below > 2 ** 32) throw new RangeError(`cannot draw below ${below}`)
      const limit = 2 ** 32 - (2 ** 32 % below)
      for (;;) {
        const value = word()
        if (value < limit) return value % below
      }
    },
  }
}
