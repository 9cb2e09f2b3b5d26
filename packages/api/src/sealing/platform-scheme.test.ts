/**
 * Checked against Node's own OpenSSL: triple DES with three equal keys is single DES, RSA without padding is textbook.
 */
import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
} from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPlatformSealing } from './platform-scheme.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 65_537 })
const modulus = Buffer.from(String(publicKey.export({ format: 'jwk' }).n), 'base64url').toString('hex')
const thrice = (key: string) => Buffer.from(key.repeat(3), 'latin1')

function opened(value: string, key: string): unknown {
  const decipher = createDecipheriv('des-ede3-ecb', thrice(key), null)
  return JSON.parse(Buffer.concat([decipher.update(value, 'base64'), decipher.final()]).toString('utf8'))
}

/** r, read back as the receiver does: the block's little-endian bytes are reversed r, then zeros. */
function randomOf(block: string): string {
  const plain = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(block, 'hex'))
  const littleEndian = plain.reverse().toString('latin1').replace(/\0+$/, '')
  return [...littleEndian].reverse().join('')
}

describe('the platform’s own sealing', () => {
  it('can be opened by an independent implementation [S-429]', async () => {
    const sealing = createPlatformSealing()
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (payload) => {
        const { value, headers } = await sealing.seal(payload, modulus)
        const random = randomOf(headers['Encryption'] ?? '')
        expect(random).toMatch(/^[0-9A-Za-z]{16}$/)
        expect(JSON.stringify(opened(value, random.slice(0, 8)))).toBe(JSON.stringify(payload))
        expect(headers['X-Digest']).toBe(value)
        expect(headers['X-RSA']).toBe(modulus)
      }),
      { numRuns: 40 },
    )
  })

  it('gives the known cipher text for a known random text', async () => {
    // Bytes 0, 1, 2 … choose the characters 0, 1, 2 …
    const sealing = createPlatformSealing({ randomBytes: (length) => Uint8Array.from({ length }, (_, at) => at) })
    const fixed = 'c1'.repeat(127) + '0b'
    const sealed = await sealing.seal({ username: 'maria', password: 'Croupier1' }, fixed)
    expect(sealed.value).toBe(
      (() => {
        const cipher = createCipheriv('des-ede3-ecb', thrice('01234567'), null)
        return cipher.update('{"username":"maria","password":"Croupier1"}', 'utf8', 'base64') + cipher.final('base64')
      })(),
    )
    const key = createPublicKey({
      format: 'jwk',
      key: { kty: 'RSA', n: Buffer.from(modulus, 'hex').toString('base64url'), e: 'AQAB' },
    })
    const block = Buffer.concat([Buffer.alloc(112), Buffer.from('0123456789ABCDEF', 'latin1')])
    const known = publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, block).toString('hex')
    expect((await sealing.seal('x', modulus)).headers['Encryption']).toBe(known)
  })

  it('draws every character equally often and never from a biased byte', async () => {
    let served = 0
    const sealing = createPlatformSealing({
      randomBytes: (length) => Uint8Array.from({ length }, () => [255, 250, 248, 61][served++ % 4] ?? 0),
    })
    const { headers } = await sealing.seal({}, modulus)
    expect(randomOf(headers['Encryption'] ?? '')).toBe('z'.repeat(16))
  })

  it.each(['', 'not hex', '<html></html>', 'ab', 'f'.repeat(4096)])('refuses %j as a key', async (key) => {
    await expect(createPlatformSealing().seal({}, key)).rejects.toThrow(RangeError)
  })

  it('opens customer-service paths with their last eight characters, and only web addresses', async () => {
    const path = (address: string, key = 'K3y8chrs') => {
      const cipher = createCipheriv('des-ede3-ecb', thrice(key), null)
      return cipher.update(address, 'utf8', 'base64') + cipher.final('base64') + key
    }
    const { open } = createPlatformSealing()
    expect(await open(path('https://service.example/chat?a=১'))).toBe('https://service.example/chat?a=১')
    for (const bad of [
      path('javascript:alert(1)'),
      'nonsense',
      '',
      `${path('https://x.example').slice(0, -8)}otherkey`,
    ]) {
      await expect(open(bad)).rejects.toThrow()
    }
  })
})
