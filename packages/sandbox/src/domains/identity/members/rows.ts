/** Account types of the platform: 0 member, 1 and 2 agents with variants 41 and 42, 4 trial. */
export type MemberType = 0 | 1 | 2 | 4 | 41 | 42

/** A person's account with one merchant. */
export interface Member {
  readonly id: number
  readonly merchant: string
  /** Login name as typed at registration; compared without regard to case. */
  readonly account: string
  readonly nickname: string
  readonly type: MemberType
  /** As `Passwords` wrote it; empty for an account that is entered in other ways only. */
  readonly passwordHash: string
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
  /** VIP rank, 0 to 8. */
  readonly rank: number
  /** Agent above this member, or null. */
  readonly uplineId: number | null
  /** May move money to the upline. */
  readonly toUpline: boolean
  /** Code that brings new members under this agent, or null for members who have none. */
  readonly affiliateCode: string | null
  readonly language: string
  readonly avatar: string
  readonly email: string
  /** International digits without plus, empty when unknown. */
  readonly mobile: string
  readonly mobileVerified: boolean
  readonly payeeName: string
  /** yyyy-MM-dd, empty when not asked. */
  readonly birthday: string
  readonly verified: boolean
  readonly registeredAt: number
  readonly lastLoginAt: number | null
  readonly lastLoginIp: string
  /** Further registration fields as sent: contacts, id number and the like. */
  readonly profile: Readonly<Record<string, string>>
  /** What was consented to; absent until the first change (see `consentOf`). */
  readonly consent?: Consent
}

/** Ways in which the merchant may advertise to a member. */
export type MarketingChannel = 'email' | 'sms' | 'phone' | 'push' | 'inbox'

/** What may be advertised. */
export type MarketingProduct = 'casino' | 'sports' | 'lottery'

/** A product that may be advertised in a channel. What has no choice is not allowed. */
export interface MarketingChoice {
  readonly channel: MarketingChannel
  readonly product: MarketingProduct
  readonly since: number
}

/** Consent to the terms, and apart from it consent to marketing. */
export interface Consent {
  readonly terms: { readonly version: string; readonly at: number }
  readonly allowed: readonly MarketingChoice[]
  /** Where to push to, as a browser or app was given it; null when unknown. */
  readonly push: string | null
}

/** A login. The state knows its token by its hash only. It slides with use and ends after the idle time. */
export interface Session {
  /** Hash of the token. */
  readonly id: string
  readonly memberId: number
  readonly merchant: string
  readonly createdAt: number
  readonly usedAt: number
  readonly ip: string
  /** Browser and system, as a person reads them. */
  readonly device: string
  /** When the holder last proved to be the owner, by the password and the second step; null when never. */
  readonly provenAt: number | null
  /** The proof was asked for after the login. */
  readonly provenAgain?: true
}

/** A member's check of identity. */
export interface IdentityCheck {
  readonly memberId: number
  readonly status: 'submitted' | 'approved' | 'rejected'
  readonly documentType: string
  readonly documentNumber: string
  /** Names of the pictures handed in. The sandbox does not keep the pictures. */
  readonly pictures: readonly string[]
  readonly submittedAt: number
  readonly decidedAt: number | null
  /** Why it was rejected; empty otherwise. */
  readonly reason: string
  /** Name and birthday that were approved; missing before, and in states kept before they were noted. */
  readonly checked?: { readonly payeeName: string; readonly birthday: string }
}

/** A picture of a document on its way. The sandbox counts what arrives and keeps no more than the first bytes. */
export interface PictureUpload {
  /** Member and the id that the sender chose. */
  readonly id: string
  readonly memberId: number
  readonly name: string
  readonly type: string
  readonly size: number
  readonly received: number
  /** Beginning of the base64, by which the kind of picture is known. */
  readonly begins: string
  readonly at: number
}
