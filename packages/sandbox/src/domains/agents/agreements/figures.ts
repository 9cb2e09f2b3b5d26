import type { Span } from '@croupier/locales/calendar'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Context } from '../../../Context.ts'
import { quarterOf } from '../../../core/state/Sums.ts'
import { branchIds } from '../team/tree.ts'
import { periodOf, type Rhythm } from './periods.ts'
import type { Agreement, ProductType, Tier } from './rows.ts'
import { wageOf, wageRateOf, wholeUnits, type PeriodFigures } from './terms.ts'

/** Figures of a branch in one period. */
export interface PeriodSums extends Span, PeriodFigures {
  /** Wages of real-time salary, rounded down; zero for the other kinds. */
  readonly winWage: bigint
  readonly lossWage: bigint
}

/** Whose play an agreement counts: the downline's own and that of everyone below. */
export type Counted = Rhythm & Pick<Agreement, 'memberId' | 'productType'> & { readonly tiers: readonly Tier[] }

interface Bucket extends Span {
  turnover: bigint
  netLoss: bigint
  readonly stakes: Map<number, bigint>
  win: bigint
  loss: bigint
}

/**
 * Figures of every period that overlaps the span and has play, oldest first. A period that only
 * partly overlaps counts in part. Reads each member's sums once, however many periods there are.
 */
export function periodSums(context: Context, merchant: Merchant, counted: Counted, stretch: Span): PeriodSums[] {
  const buckets = new Map<number, Bucket>()
  const bucketAt = (at: number): Bucket => {
    const period = periodOf(counted, at, merchant.timeZone)
    const from = Math.max(period.from, stretch.from)
    const found = buckets.get(from)
    if (found) return found
    const made = {
      from,
      to: Math.min(period.to, stretch.to),
      turnover: 0n,
      netLoss: 0n,
      stakes: new Map(),
      win: 0n,
      loss: 0n,
    }
    buckets.set(from, made)
    return made
  }
  const put = (bucket: Bucket, memberId: number, stake: bigint, payout: bigint) => {
    bucket.turnover += stake
    bucket.netLoss += stake - payout
    bucket.stakes.set(memberId, (bucket.stakes.get(memberId) ?? 0n) + stake)
  }
  for (const memberId of branchIds(context, counted.memberId)) {
    if (counted.kind === 'realTime') {
      for (const bet of betsIn(context, memberId, counted.productType, stretch)) {
        const bucket = bucketAt(bet.at)
        const wage = wageOf(counted.tiers, bet)
        put(bucket, memberId, bet.stake, bet.payout)
        bucket.win += wage.win
        bucket.loss += wage.loss
      }
    } else {
      context.figures.bets.each(memberId, stretch.from, stretch.to, (lane, sum, at) => {
        if (counts(counted.productType, lane)) put(bucketAt(at), memberId, sum.paid, sum.received)
      })
    }
  }
  const { activeStake } = merchant.agentRules
  return [...buckets.values()]
    .sort((a, b) => a.from - b.from)
    .map(({ stakes, win, loss, ...sums }) => ({
      ...sums,
      activeMembers: [...stakes.values()].filter((stake) => stake >= activeStake).length,
      winWage: wholeUnits(win),
      lossWage: wholeUnits(win + loss) - wholeUnits(win),
    }))
}

/** Bets of one member in a span. Checks the sums first, to skip members without bets. */
function betsIn(context: Context, memberId: number, productType: ProductType, { from, to }: Span) {
  if (!context.figures.bets.any(memberId, quarterOf(from), to)) return []
  return context.tables.bets
    .between('member', String(memberId), from, to - 1)
    .filter((bet) => counts(productType, bet.gameType))
}

/** Whether play in a lane counts for a product: CONS takes all of them. */
export const counts = (productType: ProductType, lane: string): boolean =>
  productType === 'CONS' || productType === lane

/** Figures of one member of a branch in a period. */
export interface MemberSums {
  readonly memberId: number
  readonly betCount: number
  readonly turnover: bigint
  readonly netLoss: bigint
}

/**
 * The people whose play a salary was computed from, largest turnover first; their sums add up to the salary's. People
 * who joined the branch after the period are left out, as are their bets.
 */
export function memberSums(
  context: Context,
  salary: Span & Pick<Agreement, 'kind' | 'memberId' | 'productType'>,
): MemberSums[] {
  const found: MemberSums[] = []
  for (const memberId of branchIds(context, salary.memberId)) {
    let [betCount, turnover, netLoss] = [0, 0n, 0n]
    const add = (count: number, stake: bigint, payout: bigint) => {
      betCount += count
      turnover += stake
      netLoss += stake - payout
    }
    if (salary.kind === 'realTime') {
      for (const bet of betsIn(context, memberId, salary.productType, salary)) add(1, bet.stake, bet.payout)
    } else {
      context.figures.bets.each(memberId, salary.from, salary.to, (lane, sum) => {
        if (counts(salary.productType, lane)) add(sum.count, sum.paid, sum.received)
      })
    }
    if (betCount > 0) found.push({ memberId, betCount, turnover, netLoss })
  }
  return found.sort((a, b) => (b.turnover > a.turnover ? 1 : b.turnover < a.turnover ? -1 : a.memberId - b.memberId))
}

/** The bets of a real-time salary at one rate. */
export interface WageSums {
  readonly of: 'win' | 'loss'
  readonly rateType: 'P' | 'A'
  readonly rate: bigint
  readonly betCount: number
  readonly stake: bigint
}

/** The bets a real-time salary was computed from, by rate; without bets that no rate applies to. */
export function wageSums(
  context: Context,
  salary: Span & Pick<Agreement, 'memberId' | 'productType'>,
  tiers: readonly Tier[],
): WageSums[] {
  const found = new Map<string, WageSums>()
  for (const memberId of branchIds(context, salary.memberId)) {
    for (const bet of betsIn(context, memberId, salary.productType, salary)) {
      const counted = wageRateOf(tiers, bet)
      if (!counted || counted.rate === 0n) continue
      const key = `${counted.of} ${counted.rateType} ${counted.rate}`
      const before = found.get(key)
      found.set(key, {
        ...counted,
        betCount: (before?.betCount ?? 0) + 1,
        stake: (before?.stake ?? 0n) + bet.stake,
      })
    }
  }
  return [...found.values()].sort((a, b) => (a.rate > b.rate ? 1 : a.rate < b.rate ? -1 : 0))
}
