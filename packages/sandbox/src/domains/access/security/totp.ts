import { latinDigits } from '@croupier/locales/digits'
import { HOTP, Secret, TOTP } from 'otpauth'
import type { Random } from '../../../core/random/random.ts'

const PERIOD_S = 30

/** A fresh secret of 160 bits (RFC 4226, 4) in base32. */
export function totpSecret(random: Random): string {
  return base32(random.bytes(20))
}

/** The time step of a moment (RFC 6238: 30 seconds, counted from the epoch). */
export const totpStep = (at: number): number => TOTP.counter({ period: PERIOD_S, timestamp: at })

/** The six digits of a secret for a step (RFC 4226, 5.3). */
export const totpCode = (secret: string, step: number, digits = 6): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step, digits })

/**
 * The step of a typed code, or null when the code is wrong. Accepts one step before and after, because clocks differ
 * (RFC 6238, 5.2), and no step up to `used`, so that a code works only once.
 */
export function acceptedStep(secret: string, typed: string, at: number, used: number): number | null {
  const code = latinDigits(typed).replace(/\s/g, '')
  for (const step of [totpStep(at), totpStep(at) - 1, totpStep(at) + 1]) {
    if (step > used && totpCode(secret, step) === code) return step
  }
  return null
}

/** The URI that an authenticator reads from a QR code. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label: account, period: PERIOD_S }).toString()

/** Base32 without padding (RFC 4648). */
export const base32 = (bytes: Uint8Array): string => new Secret({ buffer: bytes.slice().buffer }).base32
