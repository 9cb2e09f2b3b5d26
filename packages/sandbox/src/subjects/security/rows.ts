/** An authenticator of a member: waiting for its first code, or in use. */
export interface Authenticator {
  readonly secret: string
  readonly startedAt: number
  /** Null while the first code is awaited. */
  readonly confirmedAt: number | null
  /** Newest step of time a code was accepted for; older codes open nothing. */
  readonly usedStep: number
}

/** What guards a member's account besides the login password. */
export interface Security {
  readonly memberId: number
  readonly paymentSalt: string
  /** Empty while no payment password is set. */
  readonly paymentHash: string
  readonly paymentWrong: number
  /** The payment password is refused until then, after too many wrong ones; null otherwise. */
  readonly paymentLockedUntil: number | null
  readonly authenticator: Authenticator | null
  /** Fingerprints of the recovery codes not used yet. */
  readonly recoveryHashes: readonly string[]
  readonly passwordChangedAt: number | null
  readonly emailVerified: boolean
  /** Addresses and devices the member came from before. */
  readonly addresses: readonly string[]
  readonly devices: readonly string[]
  /** The operator lets the next sign-in count as one from a foreign address. */
  readonly foreignAddress: boolean
}

/** Where somebody comes from. */
export interface Origin {
  readonly ip: string
  /** As a person reads it: browser and system. */
  readonly device: string
  /** Id the site keeps on the device; empty when it sends none. */
  readonly deviceId: string
}

/** How somebody came in. */
export type LoginHow = 'password' | 'sms' | 'registration' | 'verification' | 'freeplay'

/** One sign-in, or an attempt at one. */
export interface LoginRecord extends Origin {
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
  readonly ticket: string
  readonly memberId: number
  readonly merchant: string
  readonly reason: 'address' | 'twoFactor'
  readonly steps: readonly LoginStep[]
  readonly wrong: number
  readonly expiresAt: number
}
