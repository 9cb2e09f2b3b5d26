import type { Sealed, Sealing } from './sealing.ts'
import { webAddress } from './service-path.ts'

/** Dependencies of the platform's own scheme. */
export interface PlatformSealingOptions {
  /** Fills an array with random bytes; default the browser's own source. */
  readonly randomBytes?: (length: number) => Uint8Array
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 16
const KEY_LENGTH = 8
const EXPONENT = 65_537
/** The platform's keys have 1024 bits; fewer than 512 is not a key, more than 8192 would keep the page busy. */
const MODULUS = /^(?=.{128,2048}$)(?:[0-9a-f]{2})+$/i

const ownRandom = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length))

/**
 * A random text of the alphabet, every character equally likely: bytes above the last whole multiple are thrown away.
 */
function randomText(randomBytes: (length: number) => Uint8Array): string {
  const fair = 256 - (256 % ALPHABET.length)
  let text = ''
  while (text.length < RANDOM_LENGTH) {
    for (const byte of randomBytes(RANDOM_LENGTH)) {
      if (byte < fair && text.length < RANDOM_LENGTH) text += ALPHABET[byte % ALPHABET.length]
    }
  }
  return text
}

/** node-forge, loaded with the first sealed call: pages that use JWE never load it. */
const loadForge = async () => (await import('node-forge')).default

/**
 * The encryption that the platform's own gateways expect: DES in ECB mode under a random key, which is sent with
 * textbook RSA. Both have been broken for decades, so this is **obfuscation, not protection**: it keeps a password out
 * of casual sight in logs, and TLS has to do the rest. Use JWE if you can choose the receiver.
 *
 * - `value`: base64 of the compact JSON under DES/ECB/PKCS#7, key = first 8 characters of a random text r of 16.
 * - `Encryption`: hex of reversed r, packed little-endian and zero padded, to the power 65537 modulo the key.
 * - `X-Digest` (again the cipher text) and `X-RSA` (the modulus): newer gateways refuse a call without them.
 *
 * A customer-service path is opened with its own last 8 characters as key.
 *
 * `seal` throws RangeError for a key that is not a modulus in hex; `open` for a path without a web address.
 */
export function createPlatformSealing({ randomBytes = ownRandom }: PlatformSealingOptions = {}): Sealing {
  return {
    async seal(payload, key): Promise<Sealed> {
      const modulus = key.trim()
      if (!MODULUS.test(modulus)) throw new RangeError('The sealing key is no modulus in hex')
      const forge = await loadForge()
      const random = randomText(randomBytes)

      const cipher = forge.cipher.createCipher('DES-ECB', random.slice(0, KEY_LENGTH))
      cipher.start({})
      cipher.update(forge.util.createBuffer(JSON.stringify(payload), 'utf8'))
      cipher.finish()
      const value = forge.util.encode64(cipher.output.getBytes())

      const n = new forge.jsbn.BigInteger(modulus, 16)
      const e = new forge.jsbn.BigInteger(String(EXPONENT))
      // Reversed r read little-endian is r read big-endian; leading zeros are the padding.
      const message = new forge.jsbn.BigInteger(forge.util.bytesToHex(random), 16)
      const block = message.modPow(e, n).toString(16).padStart(modulus.length, '0')
      return { value, headers: { Encryption: block, 'X-Digest': value, 'X-RSA': modulus } }
    },

    async open(path) {
      const forge = await loadForge()
      const decipher = forge.cipher.createDecipher('DES-ECB', path.slice(-KEY_LENGTH))
      decipher.start({})
      decipher.update(forge.util.createBuffer(forge.util.decode64(path.slice(0, -KEY_LENGTH))))
      if (!decipher.finish()) throw new RangeError('The customer-service path cannot be opened')
      return webAddress(forge.util.decodeUtf8(decipher.output.getBytes()))
    },
  }
}
