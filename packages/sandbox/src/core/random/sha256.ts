import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of UTF-8 text, as 64 hex digits (FIPS 180-4). Synchronous, because operations on the state cannot wait. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)))
