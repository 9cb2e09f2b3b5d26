import type { IdentityChannel } from '@croupier/api'

/** A member's authenticator: waiting for its first code, or in use. */
export interface Authenticator {
  /** Encrypted by the vault. */
  readonly secret: string
  readonly startedAt: number
  /** Null until the first code is entered. */
  readonly confirmedAt: number | null
  /** Latest time step with an accepted code; older codes are refused. */
  readonly usedStep: number
}

/** Protection of a member's account besides the login password. */
export interface Security {
  readonly memberId: number
  /** Empty when no payment password is set. */
  readonly paymentHash: string
  readonly authenticator: Authenticator | null
  /** Fingerprints of the unused recovery codes. */
  readonly recoveryHashes: readonly string[]
  readonly passwordChangedAt: number | null
  readonly emailVerified: boolean
  /** Payouts are blocked until then, after a change to the account's protection; null otherwise. */
  readonly coolingUntil: number | null
  /** A payout account was removed before, so the next first one has to wait like a further one. */
  readonly hadPayoutAccount: boolean
  /** Addresses and device fingerprints of the member's earlier logins. */
  readonly addresses: readonly string[]
  readonly devices: readonly string[]
  /** The operator makes the next login count as one from a foreign address. */
  readonly foreignAddress: boolean
  /** The agent who opened the account has been notified of the owner's first login. */
  readonly arrived?: boolean
}

/** An account with another provider that logs in to an account here. */
export interface LinkedIdentity {
  readonly merchant: string
  readonly channel: IdentityChannel
  /** The provider's id for the person. */
  readonly subject: string
  readonly memberId: number
  readonly linkedAt: number
}

/** Origin of a login. */
export interface Origin {
  readonly ip: string
  /** Readable name: browser and system. */
  readonly device: string
  /** Id of the device, sent by the site or from the platform's own cookie; empty when it has none. */
  readonly deviceId: string
  /** The site sent the id itself, so devices of the same name differ by the id alone. */
  readonly hasOwnId: boolean
}

/** A message to an address that was bound; the operator panel shows it. */
export interface Letter {
  readonly id: number
  readonly memberId: number
  /** An email address, or a number in international digits. */
  readonly to: string
  readonly text: string
  readonly at: number
}

/** Method of a login. */
export type LoginHow = 'password' | 'sms' | 'registration' | 'verification' | 'freeplay' | 'social'

/** A login, or an attempt. */
export interface LoginRecord extends Omit<Origin, 'deviceId' | 'hasOwnId'> {
  readonly id: number
  readonly memberId: number
  readonly at: number
  readonly how: LoginHow
  readonly result: 'signedIn' | 'refused' | 'verify'
  readonly newDevice: boolean
}

/** Further steps of a login. */
export type LoginStep = 'phone' | 'code' | 'email' | 'bankName' | 'authenticator' | 'recovery'

/** Replaces the password, already given, while a further step is pending. */
export interface LoginTicket {
  /** Hash of the ticket. */
  readonly id: string
  readonly memberId: number
  readonly merchant: string
  readonly reason: 'address' | 'twoFactor'
  readonly steps: readonly LoginStep[]
  readonly wrong: number
  readonly expiresAt: number
}
