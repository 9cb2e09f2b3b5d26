import type { MarketDuties, MerchantFile, sealingKinds } from '@croupier/api/merchant'
import type { Bank } from './banks.ts'
import type { DepositMethod } from './depositMethods.ts'
import type { WithdrawalTerms } from './withdrawalTerms.ts'
import type { AgentRules } from './agentRules.ts'
import type { RegisterField } from './registerFields.ts'

/** One brand of the platform: its market, money, languages and rules. */
export interface Merchant {
  /** Code the client sends in the `Merchant` header. */
  readonly code: string
  readonly name: string
  /** ISO 3166 code of the market. */
  readonly country: string
  readonly countryName: string
  readonly dialingCode: string
  /** The platform's currency code; `TLB` stands for the Philippine peso. */
  readonly currency: string
  /** ISO 4217 code of the same money, for number formats. */
  readonly isoCurrency: string
  readonly currencySymbol: string
  /** Decimals of the currency: amounts are stored in this minor unit. */
  readonly digits: number
  /** Languages offered, first one first. */
  readonly languages: readonly string[]
  /** Hosts that belong to this merchant. */
  readonly domains: readonly string[]
  /** IANA name of the market's time zone, for the start of days, weeks and months and for dates. */
  readonly timeZone: string
  /** Minimum age for registration, in whole years. */
  readonly minimumAge: number
  /** What the market requires besides age and region. */
  readonly duties: MarketDuties
  /** National mobile number rule, tested on digits without country code. */
  readonly mobile: RegExp
  /** First digits of a national mobile number, without the leading zero, and how many it has. */
  readonly mobileStart: string
  readonly mobileDigits: number
  readonly depositMethods: readonly DepositMethod[]
  readonly withdrawals: WithdrawalTerms
  /** Banks and e-wallets for withdrawals. */
  readonly banks: readonly Bank[]
  readonly registerFields: Readonly<Record<string, RegisterField>>
  /** Whitelabel modules that are on by default. */
  readonly modules: ReadonlySet<string>
  /** Whether a vendor is offered in a lane of the platform. */
  readonly offersVendor: (vendor: string, lane: string) => boolean
  /** Banner groups that the merchant's folder fills; the platform sends none for them. */
  readonly ownBanners: ReadonlySet<string>
  /** Customer service by kind. */
  readonly service: readonly { readonly csType: string; readonly url: string }[]
  /** Social networks and downloads. */
  readonly networks: NonNullable<MerchantFile['networks']>
  /** Providers whose accounts log in here. */
  readonly identityChannels: ReadonlySet<string>
  /** Id of the measuring tag, if the merchant has one. */
  readonly tagId: string | undefined
  /** Milliseconds after which a complete deposit credits itself, or null for never. */
  readonly creditAfter: number | null
  /** Milliseconds from request to payout when the merchant pays automatically, or null while the operator decides. */
  readonly payoutAfter: number | null
  /** How passwords are encrypted in requests. */
  readonly sealing: (typeof sealingKinds)[number]
  /** Limits of the agent centre. */
  readonly agentRules: AgentRules
}
