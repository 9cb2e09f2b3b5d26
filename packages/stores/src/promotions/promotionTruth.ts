import { compareMoney, divided, moneyText, parseMoney, shareOf } from '@croupier/money'
import { addDays, dateAt, startOfDate } from '@croupier/locales/calendar'
import type { Promotion } from './PromotionsStore.ts'

/** The terms of a promotion, worked out for one member. Amounts are decimal text. */
export interface PromotionTruth {
  /** The deposit used for the calculation; omitted for a bonus without one. */
  readonly deposit?: string
  /** The bonus; missing if the promotion gives a ticket or points. */
  readonly bonus?: string
  /** Amount to stake before the bonus can be withdrawn. */
  readonly rollover: string
  /** Number of bets at `stake`, for each game weight, heaviest first. */
  readonly bets: readonly { readonly percent: number; readonly types: readonly string[]; readonly count: number }[]
  /** The stake the bets were counted with. */
  readonly stake: string
  /** Whether it is the member's own average; otherwise an example. */
  readonly isOwnStake: boolean
  /** Last day to stake it if claimed now: the start of that day. Missing without a rollover. */
  readonly lastDay?: number
}

/** Stake used to count bets for a member who has not bet yet. */
export const exampleStake = '10.00'

/** Input of the calculation. */
export interface TruthFacts {
  /** The deposit to calculate with; by default the smallest that qualifies. */
  readonly deposit?: string | undefined
  /** Decimal text; null for visitors and members without bets. */
  readonly averageStake: string | null
  readonly now: number
  /** Decimals of the currency. */
  readonly digits: number
  readonly timeZone: string
}

/** Calculates the truth of a promotion's terms. Null for a promotion without terms. */
export function promotionTruth(terms: Promotion['terms'], facts: TruthFacts): PromotionTruth | null {
  if (!terms) return null
  const { averageStake, now, digits, timeZone } = facts
  const isOwnStake = averageStake !== null && compareMoney(averageStake, '0') > 0
  const stake = isOwnStake ? averageStake : exampleStake
  const deposit = terms.percent === null ? undefined : (facts.deposit ?? terms.minimumDeposit ?? undefined)
  const bonus = bonusOf(terms, deposit, digits)
  const rollover = (bonus ?? 0n) * BigInt(terms.wageringMultiple)
  return {
    ...(deposit !== undefined && { deposit }),
    ...(bonus !== undefined && { bonus: moneyText(bonus, digits) }),
    rollover: moneyText(rollover, digits),
    bets: rollover === 0n ? [] : betsOf(terms.gameWeights, rollover, parseMoney(stake, digits)),
    stake,
    isOwnStake,
    ...(rollover > 0n &&
      terms.days !== null && { lastDay: startOfDate(addDays(dateAt(now, timeZone), terms.days), timeZone) }),
  }
}

function bonusOf(
  terms: NonNullable<Promotion['terms']>,
  deposit: string | undefined,
  digits: number,
): bigint | undefined {
  if (terms.percent === null) return terms.amount === null ? undefined : parseMoney(terms.amount, digits)
  if (deposit === undefined) return undefined
  const share = shareOf(parseMoney(deposit, digits), String(terms.percent), { percent: true, rounding: 'down' })
  const cap = terms.cap === null ? share : parseMoney(terms.cap, digits)
  return share < cap ? share : cap
}

/** Bets to the rollover by weight, rounded up to whole bets. Games that never count are left out. */
function betsOf(weights: Readonly<Record<string, number>>, rollover: bigint, stake: bigint): PromotionTruth['bets'] {
  const byPercent = Map.groupBy(Object.entries(weights), ([, percent]) => percent)
  if (byPercent.size === 0) byPercent.set(100, [])
  return [...byPercent]
    .filter(([percent]) => percent > 0)
    .toSorted(([one], [other]) => other - one)
    .map(([percent, entries]) => {
      const counted = stake * BigInt(percent)
      const count = Number(divided(rollover * 100n, counted, 'up'))
      return { percent, types: entries.map(([type]) => type), count }
    })
}
