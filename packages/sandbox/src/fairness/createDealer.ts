import type { Dealer } from '../subjects/rounds/rounds.ts'
import type { Hashes } from './createHashes.ts'

/** What decides a round: the three are all it takes to compute it again. */
export interface RoundSeeds {
  /** Secret of the house, 64 hex digits, until it is revealed. Its SHA-256 was shown before the round. */
  readonly serverSeed: string
  /** Text of the player's own choosing. */
  readonly clientSeed: string
  /** Number of the round under this pair of seeds, from 0. */
  readonly nonce: number
}

/**
 * The chance of one round. Block `n` (from 0) is `HMAC-SHA256(key = serverSeed, message = clientSeed:nonce:n)`, both as
 * UTF-8 text; the blocks' bytes are read four at a time as big-endian words. A whole number below `below` is a word
 * modulo `below`, after words from the incomplete last span of 2^32 are thrown away, so that no value is favoured.
 *
 * The function refers to nothing outside itself: the page that checks rounds runs its very text.
 */
export const createDealer = (hashes: Hashes, { serverSeed, clientSeed, nonce }: RoundSeeds): Dealer => {
  const key = hashes.bytes(serverSeed)
  let block = new Uint8Array(0)
  let blocks = 0
  let read = 0
  const word = (): number => {
    if (read + 4 > block.length) {
      block = new Uint8Array(hashes.hmacSha256(key, hashes.bytes(`${clientSeed}:${nonce}:${blocks}`)))
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
