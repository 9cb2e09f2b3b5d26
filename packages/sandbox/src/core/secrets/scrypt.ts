import { scrypt, scryptAsync } from '@noble/hashes/scrypt.js'

/** What one derivation costs (RFC 7914): `N` rounds of memory, blocks of `r`, `p` lanes. */
export interface ScryptCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** Derives 32 bytes from a secret that people can remember. */
export interface Scrypt {
  /** Leaves the event loop to others meanwhile. */
  derive(text: string, salt: Uint8Array, cost: ScryptCost): Promise<Uint8Array>
  /** The same while everybody waits: for seeding and the operator panel. */
  deriveNow(text: string, salt: Uint8Array, cost: ScryptCost): Uint8Array
}

/** Length of a derived key. */
export const KEY_BYTES = 32

/** Runs wherever JavaScript does. Node has its own, faster one. */
export const portableScrypt: Scrypt = {
  derive: (text, salt, cost) => scryptAsync(text, salt, { ...cost, dkLen: KEY_BYTES, asyncTick: 10 }),
  deriveNow: (text, salt, cost) => scrypt(text, salt, { ...cost, dkLen: KEY_BYTES }),
}

/** Cost of OWASP's password storage advice that keeps to 16 MiB: N = 2^14, r = 8, p = 5. */
export const USUAL_LOG_N = 14

/** The cost of a power of two; everything else is OWASP's. */
export const scryptCost = (logN = USUAL_LOG_N): ScryptCost => ({ N: 2 ** logN, r: 8, p: 5 })
