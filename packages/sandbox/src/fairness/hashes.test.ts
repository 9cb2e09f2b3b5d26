import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDealer } from './createDealer.ts'
import { createHashes, hashes } from './createHashes.ts'

const fromHex = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'hex'))
const repeated = (byte: number, length: number): Uint8Array => new Uint8Array(length).fill(byte)

describe('HMAC-SHA-256', () => {
  it.each([
    [
      1,
      repeated(0x0b, 20),
      hashes.bytes('Hi There'),
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      2,
      hashes.bytes('Jefe'),
      hashes.bytes('what do ya want for nothing?'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [3, repeated(0xaa, 20), repeated(0xdd, 50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      4,
      fromHex('0102030405060708090a0b0c0d0e0f10111213141516171819'),
      repeated(0xcd, 50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      6,
      repeated(0xaa, 131),
      hashes.bytes('Test Using Larger Than Block-Size Key - Hash Key First'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      7,
      repeated(0xaa, 131),
      hashes.bytes(
        'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('gives the digest of RFC 4231, test case %i', (_case, key, message, digest) => {
    expect(hashes.hex(hashes.hmacSha256(key, message))).toBe(digest)
  })

  it('agrees with an independent implementation on any key and message, as does SHA-256', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 300 }), (key, message) => {
        expect(hashes.hex(hashes.sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
        expect(hashes.hex(hashes.hmacSha256(key, message))).toBe(
          createHmac('sha256', key).update(message).digest('hex'),
        )
      }),
    )
  })

  it('runs from its own text, as it does in the page that checks rounds', () => {
    const again = new Function(`return (${createHashes})()`)() as typeof hashes
    expect(again.hex(again.sha256(again.bytes('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })
})

describe('the dealer of a round', () => {
  const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'my seed', nonce: 7 }

  it('reads the documented stream, word by word and block after block', () => {
    const stream = Buffer.concat(
      [0, 1, 2].map((block) => createHmac('sha256', seeds.serverSeed).update(`my seed:7:${block}`).digest()),
    )
    const dealer = createDealer(hashes, seeds)
    const words = Array.from({ length: 24 }, () => dealer.integer(2 ** 32))
    expect(words).toEqual(Array.from({ length: 24 }, (_, at) => stream.readUInt32BE(at * 4)))
  })

  it('is the same for the same seeds and another for any other', () => {
    const drawn = (change: Partial<typeof seeds>): string => {
      const dealer = createDealer(hashes, { ...seeds, ...change })
      return Array.from({ length: 6 }, () => dealer.integer(1_000_000)).join()
    }
    expect(drawn({})).toBe(drawn({}))
    for (const change of [{ serverSeed: 'cd'.repeat(32) }, { clientSeed: 'another' }, { nonce: 8 }])
      expect(drawn(change)).not.toBe(drawn({}))
  })

  it('favours no value: words of the incomplete last span are skipped', () => {
    // Below 3 × 2^30 a plain modulo would draw the first quarter twice as often as the rest.
    const below = 3 * 2 ** 30
    const dealer = createDealer(hashes, seeds)
    const thirds = [0, 0, 0]
    for (let at = 0; at < 9_000; at++) {
      const third = Math.floor(dealer.integer(below) / 2 ** 30)
      thirds[third] = (thirds[third] ?? 0) + 1
    }
    for (const count of thirds) expect(Math.abs(count - 3_000)).toBeLessThan(160)
  })

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses to draw below %d', (below) => {
    expect(() => createDealer(hashes, seeds).integer(below)).toThrow(RangeError)
  })
})
