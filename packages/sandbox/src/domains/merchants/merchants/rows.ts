import type { ClockSetting } from '../../../core/clock/clock.ts'

/** Settings of the operator, in one row. */
export interface OperatorSettings {
  /** Version of the rows' shapes; a state of another version is not opened. */
  readonly format: number
  /** Mark of the key that the sealed texts of this state need. */
  readonly keyMark?: string
  /** Creation time of the state; an input to shared results. */
  readonly sownAt: number
  /** Seed of this state's catalogue. */
  readonly seed: number
  /** Number of slots in the catalogue, if more than usual. */
  readonly slots?: number
  readonly clock: ClockSetting
  readonly maintenance: boolean
  readonly regionRestriction: boolean
  /** Visitors' addresses are refused, whatever their region; off when missing. */
  readonly ipRestriction?: boolean
  /** Address of visitors whose own is unknown: those of this machine. */
  readonly visitorIp: string
  /** ISO 3166 code of the visitors' country; '' for the market's own. */
  readonly visitorCountry: string
  /** Merchant for hosts that no merchant lists. */
  readonly defaultMerchant: string
  /** Additional host names, each with its merchant. */
  readonly hosts: Readonly<Record<string, string>>
  /** Milliseconds after which a complete deposit credits itself, or null for never; per merchant. */
  readonly creditAfter: Readonly<Record<string, number | null>>
  /** Milliseconds from a withdrawal's request to its payout, or null for never; per merchant. */
  readonly payoutAfter?: Readonly<Record<string, number | null>>
  /** Whether withdrawals require a checked identity, where the operator changed it; per merchant. */
  readonly identityAsked?: Readonly<Record<string, boolean>>
  /** Merchants with a separate wallet for each vendor. */
  readonly walletPerVendor?: Readonly<Record<string, boolean>>
  /** Codes of deposit methods that are out of service, per merchant. */
  readonly closedMethods?: Readonly<Record<string, readonly string[]>>
  /** Popup notices are sent; off by default. */
  readonly popups?: boolean
}

/** Operator's changes to one registration field. */
export interface RegisterFieldChange {
  readonly enabled?: boolean
  readonly required?: boolean
  readonly minLength?: number
  readonly maxLength?: number
}
