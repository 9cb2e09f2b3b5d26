import type { IdentityChannel } from '@croupier/api'

/** An authenticator of a member: waiting for its first code, or in use. */
export interface Authenticator {
  /** As the vault sealed it. */
  readonly secret: string
  readonly startedAt: number
  /** Null while the first code is awaited. */
  readonly confirmedAt: number | null
  /** Newest step of time a code was accepted for; older codes open nothing. */
  readonly usedStep: number
}

/** Protection of a member's account besides the login password. */
export interface Security {
  readonly memberId: number
  /** Empty while no payment password is set. */
  readonly paymentHash: string
  readonly authenticator: Authenticator | null
  /** Fingerprints of the recovery codes not used yet. */
  readonly recoveryHashes: readonly string[]
  readonly passwordChangedAt: number | null
  readonly emailVerified: boolean
  /** Nothing is paid out until then, after a change of what guards the account; null otherwise. */
  readonly coolingUntil: number | null
  /** A payout account was once removed: the next first one waits like a further one. */
  readonly hadPayoutAccount: boolean
  /** Addresses the member came from before, and fingerprints of devices. */
  readonly addresses: readonly string[]
  readonly devices: readonly string[]
  /** The operator lets the next sign-in count as one from a foreign address. */
  readonly foreignAddress: boolean
  /** The agent who opened the account has been told that its owner arrived. */
  readonly arrived?: boolean
}

/** An account of another provider that logs in to an account here. */
export interface LinkedIdentity {
  readonly merchant: string
  readonly channel: IdentityChannel
  /** How the provider calls the person. */
  readonly subject: string
  readonly memberId: number
  readonly linkedAt: number
}

/** Origin of a login. */
export interface Origin {
  readonly ip: string
  /** As a person reads it: browser and system. */
  readonly device: string
  /** Id of the device, as the site sent it or as the platform's own cookie holds it; empty while it has none. */
  readonly deviceId: string
  /** The site sent the id itself: devices of one name are then told apart by it alone. */
  readonly hasOwnId: boolean
}

/** A letter to an address that was bound; the operator panel shows it. */
export interface Letter {
  readonly id: number
  readonly memberId: number
  /** An e-mail address, or a number in international digits. */
  readonly to: string
  readonly text: string
  readonly at: number
}

/** How somebody came in. */
export type LoginHow = 'password' | 'sms' | 'registration' | 'verification' | 'freeplay' | 'social'

/** One sign-in, or an attempt at one. */
export interface LoginRecord extends Omit<Origin, 'deviceId' | 'hasOwnId'> {
  readonly id: number
  readonly memberId: number
  readonly at: number
  readonly how: LoginHow
  readonly result: 'signedIn' | 'refused' | 'verify'
  readonly newDevice: boolean
}

/** Further steps of a sign-in. */
export type LoginStep = 'phone' | 'code' | 'email' | 'bankName' | 'authenticator' | 'recovery'

/** Stands for a password already given while a further step is awaited. */
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
