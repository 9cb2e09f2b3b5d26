import type { ClockSetting } from '../../../core/clock/clock.ts'

/** Settings of the operator, in one row. */
export interface OperatorSettings {
  /** Version of the rows' shapes; a state of another version is not opened. */
  readonly format: number
  /** Mark of the key that sealed texts of this state need. */
  readonly keyMark?: string
  /** When the state began; part of what shared results come from. */
  readonly sownAt: number
  /** Seed the catalogue of this state is made from. */
  readonly seed: number
  /** How many slots the catalogue has, where they are more than usual. */
  readonly slots?: number
  readonly clock: ClockSetting
  readonly maintenance: boolean
  readonly regionRestriction: boolean
  /** The visitor's address is refused, whatever its region; off when missing. */
  readonly ipRestriction?: boolean
  /** Address of visitors whose own is not known: those of this machine. */
  readonly visitorIp: string
  /** ISO 3166 code of the country that visitors come from; '' while that is the market's own. */
  readonly visitorCountry: string
  /** Merchant of a host that no merchant lists. */
  readonly defaultMerchant: string
  /** Further host names, each with the merchant it belongs to. */
  readonly hosts: Readonly<Record<string, string>>
  /** Milliseconds after which a complete deposit credits itself, or null for never; per merchant. */
  readonly creditAfter: Readonly<Record<string, number | null>>
  /** Milliseconds from a withdrawal's request to its payout, or null for never; per merchant. */
  readonly payoutAfter?: Readonly<Record<string, number | null>>
  /** Whether withdrawals wait for a checked identity, where the operator changed it; per merchant. */
  readonly identityAsked?: Readonly<Record<string, boolean>>
  /** Merchants that keep a wallet for each vendor. */
  readonly walletPerVendor?: Readonly<Record<string, boolean>>
  /** Codes of deposit methods that are out of service, per merchant. */
  readonly closedMethods?: Readonly<Record<string, readonly string[]>>
  /** Popup notices are sent; off unless the operator wants them. */
  readonly popups?: boolean
}

/** Operator's changes to one registration field. */
export interface RegisterFieldChange {
  readonly enabled?: boolean
  readonly required?: boolean
  readonly minLength?: number
  readonly maxLength?: number
}
