import { Refusal } from '../../../Refusal.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { MoneyFormatError, decimalText, moneyText, parseMoney } from '@croupier/money'
import type { AgreementKind, Tier } from './rows.ts'

/** Millionths in one. */
const MILLION = 1_000_000n
/** Largest condition of a tier, minor units: more than a market turns over in a year. */
const LARGEST = 10n ** 15n

/** A tier in its wire form: decimal text, percent for rates of type P. */
export interface TierText {
  readonly minimumBet: string
  readonly netLoss: string
  readonly activeMember: number
  readonly betAmount: string
  readonly rateType: 'P' | 'A'
  readonly rate: string
  readonly lossRate: string
}

/** Figures of a period. Amounts are minor units. */
export interface PeriodFigures {
  readonly turnover: bigint
  /** Stakes less payouts; negative when the team won. */
  readonly netLoss: bigint
  readonly activeMembers: number
}

/** A rate in its wire form: percent as decimal text, an amount in minor units. */
export function rateText(tier: Pick<Tier, 'rateType'>, rate: bigint): string | bigint {
  return tier.rateType === 'A' ? rate : decimalText(moneyText(rate, 4))
}

/** A tier in its wire form. */
export function tierText(tier: Tier) {
  return {
    minimumBet: tier.turnover,
    netLoss: tier.netLoss,
    activeMember: tier.activeMembers,
    betAmount: tier.bet,
    rateType: tier.rateType,
    rate: rateText(tier, tier.rate),
    lossRate: rateText(tier, tier.lossRate),
  }
}

/** Reads and checks the tiers of an offer: their number, distinct conditions, rates within the operator's limits. */
export function readTiers(merchant: Merchant, kind: AgreementKind, texts: readonly TierText[]): Tier[] {
  const rules = merchant.agentRules
  if (texts.length === 0 || texts.length > rules.mostTiers) throw wrong('tiers')
  const tiers = texts.map((text) => readTier(merchant, kind, text))
  const conditions = tiers.map(({ turnover, netLoss, activeMembers, bet }) =>
    [turnover, netLoss, activeMembers, bet].join(),
  )
  if (new Set(conditions).size < conditions.length) throw wrong('tiers')
  if (new Set(tiers.map((tier) => tier.rateType)).size > 1) throw wrong('rateType')
  return tiers
}

function readTier(merchant: Merchant, kind: AgreementKind, text: TierText): Tier {
  const { rateType } = text
  // A dividend is a share of a loss, so it cannot be a fixed sum.
  if (kind === 'dividend' && rateType === 'A') throw wrong('rateType')
  const highest = rateType === 'P' ? merchant.agentRules.highestRate[kind] : merchant.agentRules.highestAmount
  const { digits } = merchant
  const rateDigits = rateType === 'P' ? 4 : digits
  const rate = read('rate', text.rate, rateDigits, highest)
  const lossRate = kind === 'realTime' ? read('lossRate', text.lossRate, rateDigits, highest) : 0n
  if (rate === 0n && lossRate === 0n) throw wrong('rate')
  if (!Number.isInteger(text.activeMember) || text.activeMember < 0 || text.activeMember > 1_000_000)
    throw wrong('activeMember')
  return {
    turnover: kind === 'realTime' ? 0n : read('minimumBet', text.minimumBet, digits, LARGEST),
    netLoss: kind === 'dividend' ? read('netLoss', text.netLoss, digits, LARGEST) : 0n,
    activeMembers: kind === 'realTime' ? 0 : text.activeMember,
    bet: kind === 'realTime' ? read('betAmount', text.betAmount, digits, LARGEST) : 0n,
    rateType,
    rate,
    lossRate,
  }
}

function read(field: string, text: string, digits: number, highest: bigint): bigint {
  try {
    const value = parseMoney(text, digits)
    if (value >= 0n && value <= highest) return value
  } catch (failure) {
    if (!(failure instanceof MoneyFormatError)) throw failure
  }
  throw wrong(field)
}

const wrong = (field: string) => new Refusal('agreement.terms.invalid', { value: { field }, values: [field] })

/** The highest rates among the tiers. */
export function highestRates(tiers: readonly Tier[]): { readonly rate: bigint; readonly lossRate: bigint } {
  const most = (values: readonly bigint[]) => values.reduce((a, b) => (b > a ? b : a), 0n)
  return { rate: most(tiers.map((tier) => tier.rate)), lossRate: most(tiers.map((tier) => tier.lossRate)) }
}

/**
 * Whether any tier pays more than everything in `ceiling`. Rates of another type cannot be compared and count as more:
 * an agent who is paid in percent has no fixed sum to pass on.
 */
export function exceeds(tiers: readonly Tier[], ceiling: readonly Tier[]): boolean {
  return tiers.some((tier) => {
    const like = highestRates(ceiling.filter((one) => one.rateType === tier.rateType))
    return tier.rate > like.rate || tier.lossRate > like.lossRate
  })
}

/** What the tiers pay for a period: the best tier whose conditions are all met, or null. Rounded down. */
export function payFor(
  kind: AgreementKind,
  tiers: readonly Tier[],
  figures: PeriodFigures,
): { readonly tier: Tier; readonly amount: bigint } | null {
  const base = kind === 'dividend' ? figures.netLoss : figures.turnover
  if (base <= 0n) return null
  let best: { tier: Tier; amount: bigint } | null = null
  for (const tier of tiers) {
    if (figures.turnover < tier.turnover || (figures.netLoss < tier.netLoss && kind === 'dividend')) continue
    if (figures.activeMembers < tier.activeMembers) continue
    const amount = tier.rateType === 'A' ? tier.rate : (base * tier.rate) / MILLION
    if (!best || amount > best.amount) best = { tier, amount }
  }
  return best && best.amount > 0n ? best : null
}

/** The facts of a bet that count. */
interface Bet {
  readonly stake: bigint
  readonly payout: bigint
}

/**
 * What one bet earns under real-time salary: the profit rate when the player won, the loss rate when the player lost,
 * nothing when stake and payout are equal. Uses the tier with the highest stake that the bet reaches. In millionths of
 * a minor unit, so that rounding happens once per period and not for each bet.
 */
export function wageOf(tiers: readonly Tier[], bet: Bet) {
  const counted = wageRateOf(tiers, bet)
  if (!counted) return { win: 0n, loss: 0n }
  const { of, rateType, rate } = counted
  const wage = rateType === 'A' ? rate * MILLION : bet.stake * rate
  return of === 'win' ? { win: wage, loss: 0n } : { win: 0n, loss: wage }
}

/** The rate of a bet under real-time salary, or null for a tie or a bet below every tier. */
export function wageRateOf(
  tiers: readonly Tier[],
  { stake, payout }: Bet,
): (Pick<Tier, 'rateType' | 'rate'> & { readonly of: 'win' | 'loss' }) | null {
  let tier: Tier | null = null
  for (const one of tiers) if (stake >= one.bet && (!tier || one.bet > tier.bet)) tier = one
  if (!tier || payout === stake) return null
  const { rateType, rate, lossRate } = tier
  return payout > stake ? { of: 'win', rateType, rate } : { of: 'loss', rateType, rate: lossRate }
}

/** Millionths of a minor unit as whole minor units, rounded down. */
export const wholeUnits = (millionths: bigint): bigint => millionths / MILLION
