/** Account types of the platform: 0 member, 1 and 2 agents with variants 41 and 42, 4 trial. */
export type MemberType = 0 | 1 | 2 | 4 | 41 | 42

/** A person's account with one merchant. */
export interface Member {
  readonly id: number
  readonly merchant: string
  /** User name as typed at registration; compared without regard to case. */
  readonly account: string
  readonly nickname: string
  readonly type: MemberType
  /** Written by `Passwords`; empty for an account without a password. */
  readonly passwordHash: string
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
  /** VIP rank, 0 to 8. */
  readonly rank: number
  /** Agent above this member, or null. */
  readonly uplineId: number | null
  /** May move money to the upline. */
  readonly toUpline: boolean
  /** Code that registers new members under this agent, or null for members who are not agents. */
  readonly affiliateCode: string | null
  readonly language: string
  readonly avatar: string
  readonly email: string
  /** International digits without plus, empty when unknown. */
  readonly mobile: string
  readonly mobileVerified: boolean
  readonly payeeName: string
  /** yyyy-MM-dd, empty when unknown. */
  readonly birthday: string
  readonly verified: boolean
  readonly registeredAt: number
  readonly lastLoginAt: number | null
  readonly lastLoginIp: string
  /** Further registration fields as sent: contacts, id number and the like. */
  readonly profile: Readonly<Record<string, string>>
  /** The member's consent; missing until the first change (see `consentOf`). */
  readonly consent?: Consent
}

/** Channels in which the merchant may advertise to a member. */
export type MarketingChannel = 'email' | 'sms' | 'phone' | 'push' | 'inbox'

/** What may be advertised. */
export type MarketingProduct = 'casino' | 'sports' | 'lottery'

/** A product that may be advertised in a channel. No choice means no consent. */
export interface MarketingChoice {
  readonly channel: MarketingChannel
  readonly product: MarketingProduct
  readonly since: number
}

/** Consent to the terms and, separately, to marketing. */
export interface Consent {
  readonly terms: { readonly version: string; readonly at: number }
  readonly allowed: readonly MarketingChoice[]
  /** Push address as the browser or app supplied it; null when unknown. */
  readonly push: string | null
}

/** A login session. The state stores only a hash of its token. Use extends it; it ends after the idle time. */
export interface Session {
  /** Hash of the token. */
  readonly id: string
  readonly memberId: number
  readonly merchant: string
  readonly createdAt: number
  readonly usedAt: number
  readonly ip: string
  /** Readable name of browser and system. */
  readonly device: string
  /** When the holder last proved to be the owner, by the password and the second step; null if never. */
  readonly provenAt: number | null
  /** The proof was given after the login. */
  readonly provenAgain?: true
  /** It has ended for this reason, which further calls are told until its idle time is over. */
  readonly endedBy?: Readonly<Record<string, unknown>>
}

/** A member's identity check. */
export interface IdentityCheck {
  readonly memberId: number
  readonly status: 'submitted' | 'approved' | 'rejected'
  readonly documentType: string
  readonly documentNumber: string
  /** Names of the pictures handed in. The sandbox does not keep the pictures. */
  readonly pictures: readonly string[]
  readonly submittedAt: number
  readonly decidedAt: number | null
  /** Reason of a rejection; empty otherwise. */
  readonly reason: string
  /** The approved name and birthday; missing before approval, and in states older than this field. */
  readonly checked?: { readonly payeeName: string; readonly birthday: string }
}

/** An upload of a picture of a document. The sandbox counts the bytes and keeps only the first ones. */
export interface PictureUpload {
  /** Member and the id chosen by the sender. */
  readonly id: string
  readonly memberId: number
  readonly name: string
  readonly type: string
  readonly size: number
  readonly received: number
  /** Beginning of the base64, which shows the kind of picture. */
  readonly begins: string
  readonly at: number
}
