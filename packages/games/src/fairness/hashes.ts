import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 (FIPS 180-4) of UTF-8 text, 64 lower-case hex digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** HMAC-SHA-256 (RFC 2104), key and message as UTF-8 text; 32 bytes. */
export const hmacSha256 = (key: string, message: string): Uint8Array =>
  hmac(sha256, utf8ToBytes(key), utf8ToBytes(message))

/**
 * Server seed of a result that many bets share (a draw, a match): HMAC-SHA-256 of the result's id under the operator's
 * secret, hex. Every result is fixed from the first day and independent of when it is requested.
 */
export const sharedSeed = (secret: string, resultId: string): string => bytesToHex(hmacSha256(secret, resultId))

/** The seeds of a shared result. Its id replaces the client seed. */
export const sharedSeeds = (secret: string, resultId: string) => ({
  serverSeed: sharedSeed(secret, resultId),
  clientSeed: resultId,
  nonce: 0,
})
