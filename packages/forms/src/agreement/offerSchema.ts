import { moneyText, type AmountSpelling } from '@croupier/money'
import * as z from 'zod/mini'
import { compareMinor, readTyped } from '../amount/readTyped.ts'
import { acrossFields, type PlacedFault } from '../schema/acrossFields.ts'
import type { EntryOf, ValuesOf } from '../form/useKitForm.ts'
import type { Fault } from '../schema/fieldSchema.ts'
import { oneOf } from '../schema/oneOf.ts'

/** The four kinds of contract with a direct downline. */
export const agreementKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const

/** A kind of contract. */
export type AgreementKind = (typeof agreementKinds)[number]

/** Settlement periods of a dividend: a day, a week, half a month, a month. */
export type AgreementPeriod = 'D' | 'W' | 'H' | 'M'

/** `P` is a percentage, `A` an amount of money. */
export type RateType = 'P' | 'A'

/** What the agent can offer: maximum rates as decimal text, number of steps, periods and product types. */
export interface OfferBounds {
  /** Maximum rate in percent, decimal text with up to four decimals; `0` if the agent cannot offer percentages. */
  readonly highestPercent: string
  /** Maximum rate as money, decimal text; `0` if the agent cannot offer amounts. Not used by a dividend. */
  readonly highestAmount: string
  /** Maximum rate on lost bets in percent, decimal text; only for `realTime`. */
  readonly highestLossPercent: string
  /** Maximum rate on lost bets as money, decimal text; only for `realTime`. */
  readonly highestLossAmount: string
  /** Maximum number of steps. */
  readonly mostTiers: number
  /** Settlement periods to choose from; only for `dividend`. */
  readonly periods: readonly AgreementPeriod[]
  /** The platform’s product types to choose from; a single one is preset. */
  readonly productTypes: readonly string[]
}

/** One step of the scale as typed; fields that a kind does not use stay empty. */
export interface TierEntry {
  readonly minimumBet: string
  readonly netLoss: string
  readonly activeMember: string
  readonly betAmount: string
  readonly rate: string
  readonly lossRate: string
}

/** One step of the scale in the platform's format. */
export interface OfferTier {
  /** Turnover of the period from which the step applies, decimal text; `0.00` for any, and in `realTime`. */
  readonly minimumBet: string
  /** Team’s net loss of the period from which it applies, decimal text; `0.00` for any. Only for `dividend`. */
  readonly netLoss: string
  /** Number of active members from which it applies; 0 for any, and in `realTime`. */
  readonly activeMember: number
  /** Stake of a single bet from which it applies, decimal text; `0.00` for any. Only for `realTime`. */
  readonly betAmount: string
  /** How both rates are paid, the same in every step. */
  readonly rateType: RateType
  /** Rate in percent or money, decimal text; for `realTime`, the rate on won bets. */
  readonly rate: string
  /** Rate on lost bets, like `rate`; `0.00` in every kind but `realTime`. */
  readonly lossRate: string
}

/** Conditions of a step. */
export type TierCondition = Exclude<keyof TierEntry, 'rate' | 'lossRate'>

/** Conditions of each kind. Real-time salary has two rates, because it also pays on losses. */
export const conditionsOf: Readonly<Record<AgreementKind, readonly TierCondition[]>> = {
  dividend: ['minimumBet', 'netLoss', 'activeMember'],
  daily: ['minimumBet', 'activeMember'],
  hourly: ['minimumBet', 'activeMember'],
  realTime: ['betAmount'],
}

/** An empty step. */
export const emptyTier: TierEntry = {
  minimumBet: '',
  netLoss: '',
  activeMember: '',
  betAmount: '',
  rate: '',
  lossRate: '',
}

/**
 * Rate types the agent can offer: those in which the agent has a rate above 0; for a dividend, only a percentage.
 */
export const givenRateTypes = (kind: AgreementKind, bounds: OfferBounds): readonly RateType[] => {
  const lossToo = kind === 'realTime'
  const some = (rate: string, lossRate: string) => /[1-9]/.test(lossToo ? rate + lossRate : rate)
  const percent = some(bounds.highestPercent, bounds.highestLossPercent)
  const amount = kind !== 'dividend' && some(bounds.highestAmount, bounds.highestLossAmount)
  return [...(percent ? (['P'] as const) : []), ...(amount ? (['A'] as const) : [])]
}

/** The steps of an offer and how their rates are paid. */
export interface OfferScale {
  readonly rateType: RateType
  readonly tiers: TierEntry[]
}

/** Percentages have up to four decimals, money those of its currency. */
const spellingOf = (rateType: RateType, spelling: AmountSpelling): AmountSpelling =>
  rateType === 'P' ? { ...spelling, digits: 4 } : spelling

/** Typed text as decimal text; `0.00` while it is empty or invalid. */
const decimalText = (typed: string, spelling: AmountSpelling): string => {
  const amount = readTyped(typed, spelling)
  return amount.ok ? moneyText(amount.minor, spelling.digits) : '0.00'
}

const conditionFault = (name: TierCondition, typed: string, spelling: AmountSpelling): Fault | undefined => {
  if (typed.trim() === '') return undefined
  const amount = readTyped(typed, name === 'activeMember' ? { ...spelling, digits: 0 } : spelling)
  return amount.ok ? undefined : { code: amount.fault, key: 'agreement_form.condition_invalid' }
}

const rateFault = (
  typed: string,
  most: string,
  { rateType, spelling }: { readonly rateType: RateType; readonly spelling: AmountSpelling },
  needed: boolean,
): Fault | undefined => {
  const values = { most: Number(most), unit: rateType === 'P' ? '%' : '' }
  if (typed.trim() === '') return needed ? { code: 'not_empty', key: 'not_empty' } : undefined
  const rate = readTyped(typed, spelling)
  if (!rate.ok) return { code: rate.fault, key: 'downline.rate_invalid', values }
  if (compareMinor(rate.minor, most, spelling.digits) > 0)
    return { code: 'rate', key: 'downline.rate_too_high', values }
  return needed && rate.minor === 0n ? { code: 'rate', key: 'downline.rate_invalid', values } : undefined
}

const conditionText = (kind: AgreementKind, tier: TierEntry, spelling: AmountSpelling) =>
  conditionsOf[kind].map((name) => decimalText(tier[name], spelling)).join()

/** Faults of every step: rates out of bounds, invalid conditions, duplicate steps. */
const tierFaults = (
  kind: AgreementKind,
  { tiers, rateType }: OfferScale,
  bounds: OfferBounds,
  spelling: AmountSpelling,
): PlacedFault<OfferScale>[] => {
  const paid = { rateType, spelling: spellingOf(rateType, spelling) }
  const most = rateType === 'P' ? bounds.highestPercent : bounds.highestAmount
  const mostLoss = rateType === 'P' ? bounds.highestLossPercent : bounds.highestLossAmount
  const seen = new Set<string>()
  return tiers.flatMap((tier, index): PlacedFault<OfferScale>[] => {
    const at = (name: keyof TierEntry, fault: Fault | undefined): PlacedFault<OfferScale>[] =>
      fault ? [[`tiers.${index}.${name}`, fault]] : []
    const condition = conditionText(kind, tier, spelling)
    const twice = seen.has(condition)
    seen.add(condition)
    const [first] = conditionsOf[kind]
    // A real-time salary needs only one of its two rates.
    const needed = kind !== 'realTime' || !/[1-9]/.test(decimalText(tier.lossRate, paid.spelling))
    return [
      ...conditionsOf[kind].flatMap((name) => at(name, conditionFault(name, tier[name], spelling))),
      ...(twice && first ? at(first, { code: 'twice', key: 'agreement_form.tier_twice' }) : []),
      ...at('rate', rateFault(tier.rate, most, paid, needed)),
      ...(kind === 'realTime' ? at('lossRate', rateFault(tier.lossRate, mostLoss, paid, false)) : []),
    ]
  })
}

/** The terms of an offer, checked against the agent's own terms. */
export const offerSchema = (
  kind: AgreementKind,
  bounds: OfferBounds,
  spelling: AmountSpelling = { digits: 2, mark: '.' },
) =>
  z
    .object({
      /** Product type that the contract covers, one of `OfferBounds.productTypes`; empty until one is chosen. */
      productType: oneOf(bounds.productTypes),
      /** Settlement period of a dividend; empty for the other kinds. */
      period: kind === 'dividend' ? oneOf(bounds.periods) : oneOf<AgreementPeriod>([], { required: false }),
      /** Whether the rates of all steps are percentages or money. */
      rateType: oneOf(givenRateTypes(kind, bounds)),
      /** The steps as typed, at least one; fields that the kind does not use stay empty. */
      tiers: z.array(
        z.object({
          minimumBet: z.string(),
          netLoss: z.string(),
          activeMember: z.string(),
          betAmount: z.string(),
          rate: z.string(),
          lossRate: z.string(),
        }),
      ),
    })
    .check(acrossFields((values) => tierFaults(kind, values, bounds, spelling)))

/** Values of the form. */
export type OfferValues = ValuesOf<typeof offerSchema>

/** The form's output once it is valid. */
export type OfferEntry = EntryOf<typeof offerSchema>

/** Steps in the platform's format: conditions that a kind does not use are 0. */
export const offerTiers = (
  kind: AgreementKind,
  { tiers, rateType }: OfferScale,
  spelling: AmountSpelling = { digits: 2, mark: '.' },
): OfferTier[] =>
  tiers.map((tier) => {
    const known = (name: TierCondition) => conditionsOf[kind].includes(name)
    const amount = (name: TierCondition) => (known(name) ? decimalText(tier[name], spelling) : '0.00')
    const rate = (typed: string) => decimalText(typed, spellingOf(rateType, spelling))
    return {
      minimumBet: amount('minimumBet'),
      netLoss: amount('netLoss'),
      activeMember: known('activeMember') ? Number(decimalText(tier.activeMember, { ...spelling, digits: 0 })) : 0,
      betAmount: amount('betAmount'),
      rateType,
      rate: rate(tier.rate),
      lossRate: kind === 'realTime' ? rate(tier.lossRate) : '0.00',
    }
  })
