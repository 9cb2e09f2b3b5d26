import { scrypt } from '@noble/hashes/scrypt.js'

/** Derives 32 bytes from a memorable secret, with `memory` KiB (RFC 7914, r = 8, p = 1). */
export type Scrypt = (text: string, salt: Uint8Array, memory: number) => Uint8Array

/** Length of a derived key. */
export const KEY_BYTES = 32

/** Default memory of a hash, in KiB. */
export const USUAL_MEMORY = 16_384

/** Rounds down to a power of two, at least 2, as scrypt requires. */
export const scryptMemory = (memory = USUAL_MEMORY): number => 2 ** Math.floor(Math.log2(Math.max(2, memory)))

/** Runs wherever JavaScript does. Node has a faster implementation. */
export const portableScrypt: Scrypt = (text, salt, memory) =>
  scrypt(text, salt, { N: memory, r: 8, p: 1, dkLen: KEY_BYTES })
