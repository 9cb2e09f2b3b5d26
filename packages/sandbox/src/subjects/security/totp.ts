import { latinDigits } from '../members/mobile.ts'
import type { Random } from '../../core/random/random.ts'
import { hmacSha1 } from './hmacSha1.ts'

const STEP_MS = 30_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A fresh secret of 160 bits (RFC 4226, 4) in base32. */
export function totpSecret(random: Random): string {
  return base32(random.bytes(20))
}

/** The step of time a moment falls into (RFC 6238 with 30 seconds from the epoch). */
export const totpStep = (at: number): number => Math.floor(at / STEP_MS)

/** The six digits of a secret for a step (RFC 4226, 5.3). */
export function totpCode(secret: string, step: number, digits = 6): string {
  const counter = new Uint8Array(8)
  const view = new DataView(counter.buffer)
  view.setUint32(0, Math.floor(step / 2 ** 32))
  view.setUint32(4, step % 2 ** 32)
  const mac = hmacSha1(fromBase32(secret), counter)
  const offset = (mac[19] ?? 0) & 0xf
  const value = new DataView(mac.buffer).getUint32(offset) & 0x7fffffff
  return String(value % 10 ** digits).padStart(digits, '0')
}

/**
 * The step a typed code belongs to, or null when it fits none. One step before and after is accepted, as clocks differ
 * (RFC 6238, 5.2); no step up to `used` is, so that a code opens once.
 */
export function acceptedStep(secret: string, typed: string, at: number, used: number): number | null {
  const code = latinDigits(typed).replace(/\s/g, '')
  for (const step of [totpStep(at), totpStep(at) - 1, totpStep(at) + 1]) {
    if (step > used && totpCode(secret, step) === code) return step
  }
  return null
}

/** The address an authenticator reads from a QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const issued = encodeURIComponent(issuer)
  return `otpauth://totp/${label}?secret=${secret}&issuer=${issued}&algorithm=SHA1&digits=6&period=30`
}

/** Base32 without padding (RFC 4648). */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      text += ALPHABET.charAt((held >>> (bits - 5)) & 31)
      bits -= 5
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET.charAt((held << (5 - bits)) & 31) : text
}

function fromBase32(text: string): Uint8Array {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const character of text) {
    held = (held << 5) | ALPHABET.indexOf(character)
    bits += 5
    if (bits < 8) continue
    bytes.push((held >>> (bits - 8)) & 255)
    bits -= 8
    held &= (1 << bits) - 1
  }
  return new Uint8Array(bytes)
}
