import { hashes } from '../../fairness/createHashes.ts'

/** SHA-256 of UTF-8 text, as 64 hex digits (FIPS 180-4), at once: an operation on the state must not wait halfway. */
export const sha256 = (text: string): string => hashes.hex(hashes.sha256(hashes.bytes(text)))
