import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Encrypts what must be read again, and fingerprints what only needs comparing. Its key is not in the state. */
export interface Vault {
  /** A keyed fingerprint: phone numbers or codes cannot be tried against it without the key. */
  fingerprint(text: string): string
  /** Encrypts a text for storage in the state. */
  seal(text: string): string
  /** Decrypts the result of {@link seal}. Throws on anything else. */
  open(sealed: string): string
}

/** Mark of the key that a state was written with, to detect a different key. */
export const keyMark = (vault: Pick<Vault, 'fingerprint'>): string => vault.fingerprint('key of this state')

const TAG_BYTES = 16
const BLOCK = 32

/**
 * A vault for places without a key file, such as a browser. Sealing the same text gives the same result, so the same
 * seed gives the same state. Its key is in the program, so it only hides secrets from a casual reader of a snapshot.
 */
export const memoryVault: Vault = (() => {
  const mark = (key: string, body: Uint8Array) => hmac(sha256, utf8ToBytes(key), body)
  const mixed = (tag: Uint8Array, body: Uint8Array) => {
    const out = body.slice()
    for (let from = 0; from < out.length; from += BLOCK) {
      const pad = mark('seal', concatBytes(tag, Uint8Array.of(from >>> 24, from >>> 16, from >>> 8, from)))
      for (let at = from; at < Math.min(from + BLOCK, out.length); at++)
        out[at] = (out[at] ?? 0) ^ (pad[at - from] ?? 0)
    }
    return out
  }
  return {
    fingerprint: (text) => bytesToHex(mark('in memory', utf8ToBytes(text))),
    seal(text) {
      const body = utf8ToBytes(text)
      const tag = mark('tag', body).slice(0, TAG_BYTES)
      return bytesToHex(concatBytes(tag, mixed(tag, body)))
    },
    open(sealed) {
      const whole = hexToBytes(sealed)
      const tag = whole.slice(0, TAG_BYTES)
      const body = mixed(tag, whole.slice(TAG_BYTES))
      if (bytesToHex(mark('tag', body).slice(0, TAG_BYTES)) !== bytesToHex(tag)) throw new Error('not sealed here')
      return new TextDecoder().decode(body)
    },
  }
})()
