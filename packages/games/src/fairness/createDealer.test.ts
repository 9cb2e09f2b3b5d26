import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDealer } from './createDealer.ts'
import { hmacSha256, sha256Hex, sharedSeeds } from './hashes.ts'

describe('the hashes', () => {
  it('agree with an independent implementation on any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 150 }), fc.string({ maxLength: 300 }), (key, message) => {
        expect(sha256Hex(message)).toBe(createHash('sha256').update(message).digest('hex'))
        expect(Buffer.from(hmacSha256(key, message)).toString('hex')).toBe(
          createHmac('sha256', key).update(message).digest('hex'),
        )
      }),
    )
  })

  it('make the seed of a shared result the HMAC of its id under the secret, the same whenever it is asked for', () => {
    const seed = createHmac('sha256', 'secret').update('SSC-GAME-1').digest('hex')
    expect(sharedSeeds('secret', 'SSC-GAME-1')).toEqual({ serverSeed: seed, clientSeed: 'SSC-GAME-1', nonce: 0 })
  })
})

describe('the dealer of a round', () => {
  const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'my seed', nonce: 7 }

  it('reads the documented stream, word by word and block after block', () => {
    const stream = Buffer.concat(
      [0, 1, 2].map((block) => createHmac('sha256', seeds.serverSeed).update(`my seed:7:${block}`).digest()),
    )
    const dealer = createDealer(seeds)
    const words = Array.from({ length: 24 }, () => dealer.integer(2 ** 32))
    expect(words).toEqual(Array.from({ length: 24 }, (_, at) => stream.readUInt32BE(at * 4)))
  })

  it('is the same for the same seeds and differs for any others', () => {
    const drawn = (change: Partial<typeof seeds>): string => {
      const dealer = createDealer({ ...seeds, ...change })
      return Array.from({ length: 6 }, () => dealer.integer(1_000_000)).join()
    }
    expect(drawn({})).toBe(drawn({}))
    for (const change of [{ serverSeed: 'cd'.repeat(32) }, { clientSeed: 'another' }, { nonce: 8 }])
      expect(drawn(change)).not.toBe(drawn({}))
  })

  it('favours no value: words of the incomplete last span are skipped', () => {
    // Below 3 × 2^30 a plain modulo would draw the first quarter twice as often as the rest.
    const below = 3 * 2 ** 30
    const dealer = createDealer(seeds)
    const thirds = [0, 0, 0]
    for (let at = 0; at < 9_000; at++) {
      const third = Math.floor(dealer.integer(below) / 2 ** 30)
      thirds[third] = (thirds[third] ?? 0) + 1
    }
    for (const count of thirds) expect(Math.abs(count - 3_000)).toBeLessThan(160)
  })

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses to draw below %d', (below) => {
    expect(() => createDealer(seeds).integer(below)).toThrow(RangeError)
  })
})
