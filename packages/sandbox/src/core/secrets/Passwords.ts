import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Random } from '../random/random.ts'
import type { Scrypt } from './scrypt.ts'

const SALT_BYTES = 16

/** Hashes and checks passwords and payment PINs. The stored form is `scrypt$memory$salt$key`, memory in KiB. */
export interface Passwords {
  /** Returns the text to store for a new password. */
  hash(password: string): string
  /** Whether a password matches. An empty `stored` never matches and takes as long to check. */
  fits(stored: string, password: string): boolean
  /** Whether a stored password was hashed with a cost other than the current one. */
  outdated(stored: string): boolean
}

/** Creates the platform's passwords; `memory` in KiB, a power of two, is the cost of one hash. */
export function createPasswords(scrypt: Scrypt, memory: number, random: Random): Passwords {
  const derived = (password: string, cost: number, salt: Uint8Array) =>
    `scrypt$${cost}$${bytesToHex(salt)}$${bytesToHex(scrypt(password, salt, cost))}`
  const nobodys = `scrypt$${memory}$${bytesToHex(new Uint8Array(SALT_BYTES))}$`
  return {
    hash: (password) => derived(password, memory, random.bytes(SALT_BYTES)),
    fits(stored, password) {
      const [, cost, salt = ''] = (stored || nobodys).split('$')
      return sameText(derived(password, Number(cost), hexToBytes(salt)), stored || '-')
    },
    outdated: (stored) => Number(stored.split('$')[1]) !== memory,
  }
}

/** Hashes each distinct password once only: for a seed, where hundreds of people share a password. */
export function sharedPasswords(passwords: Passwords): Passwords {
  const known = new Map<string, string>()
  return {
    ...passwords,
    hash(password) {
      const hashed = known.get(password) ?? passwords.hash(password)
      known.set(password, hashed)
      return hashed
    },
  }
}

/** Compares in constant time. */
function sameText(one: string, other: string): boolean {
  let differing = one.length ^ other.length
  for (let at = 0; at < one.length; at++) differing |= one.charCodeAt(at) ^ other.charCodeAt(at % other.length)
  return differing === 0
}
