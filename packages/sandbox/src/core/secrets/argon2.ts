import { argon2id, argon2idAsync } from '@noble/hashes/argon2.js'

/** What one derivation costs (RFC 9106). */
export interface Argon2Cost {
  /** Memory in KiB, 8 at least. */
  readonly memory: number
  /** How often all of it is gone through. */
  readonly passes: number
}

/** Derives 32 bytes from a secret that people can remember, by Argon2id in one lane. */
export interface Argon2 {
  /** Leaves the event loop to others meanwhile. */
  derive(text: string, salt: Uint8Array, cost: Argon2Cost): Promise<Uint8Array>
  /** The same while everybody waits: for seeding and the operator panel. */
  deriveNow(text: string, salt: Uint8Array, cost: Argon2Cost): Uint8Array
}

/** Length of a derived key. */
export const KEY_BYTES = 32

const options = ({ memory, passes }: Argon2Cost) => ({ m: memory, t: passes, p: 1, dkLen: KEY_BYTES, asyncTick: 10 })

/** Runs wherever JavaScript does. Node has its own, faster one. */
export const portableArgon2: Argon2 = {
  derive: (text, salt, cost) => argon2idAsync(text, salt, options(cost)),
  deriveNow: (text, salt, cost) => argon2id(text, salt, options(cost)),
}

/** Memory of OWASP's first advice for password storage: 19 MiB in two passes. */
export const USUAL_MEMORY = 19_456
const LEAST_MEMORY = 8

/** The cost of so many KiB; everything else is OWASP's. */
export const argon2Cost = (memory = USUAL_MEMORY): Argon2Cost => ({
  memory: Math.max(LEAST_MEMORY, memory),
  passes: 2,
})
