import { counts } from '../agreements/figures.ts'
import type { ProductType } from '../agreements/rows.ts'
import type { Context } from '../../../Context.ts'

/** Figures of a person or a branch in a range. Amounts are minor units. */
export interface ReportFigures {
  betCount: number
  stake: bigint
  payout: bigint
  deposits: bigint
  withdrawals: bigint
  /** Rebates of every kind received. */
  rebate: bigint
  bonus: bigint
  dividend: bigint
  dailySalary: bigint
  hourlySalary: bigint
  realTimeSalary: bigint
  agentRebate: bigint
  /** Dividends and salaries paid to downlines. */
  paidOn: bigint
}

/** Figures that are all zero. */
export function noFigures(): ReportFigures {
  return {
    betCount: 0,
    stake: 0n,
    payout: 0n,
    deposits: 0n,
    withdrawals: 0n,
    rebate: 0n,
    bonus: 0n,
    dividend: 0n,
    dailySalary: 0n,
    hourlySalary: 0n,
    realTimeSalary: 0n,
    agentRebate: 0n,
    paidOn: 0n,
  }
}

/** Adds `other` to `sum`, in place. */
export function addFigures(sum: ReportFigures, other: ReportFigures): void {
  sum.betCount += other.betCount
  for (const [name, value] of Object.entries(other)) {
    if (name !== 'betCount') sum[name as Exclude<keyof ReportFigures, 'betCount'>] += value as bigint
  }
}

type Money = Exclude<keyof ReportFigures, 'betCount' | 'stake' | 'payout'>

interface Hours {
  readonly from: number
  readonly to: number
}

/** Which figure a movement adds to, and whether money that leaves or reaches the account counts as positive. */
const COLUMN: Readonly<Record<string, { readonly of: Money; readonly grows: 'paid' | 'received' }>> = {
  deposit: { of: 'deposits', grows: 'received' },
  'matched-deposit': { of: 'deposits', grows: 'received' },
  // Counted when requested; a returned withdrawal is subtracted again.
  withdrawal: { of: 'withdrawals', grows: 'paid' },
  'withdrawal-reversed': { of: 'withdrawals', grows: 'paid' },
  'withdrawal-returned': { of: 'withdrawals', grows: 'paid' },
  rebate: { of: 'rebate', grows: 'received' },
  bonus: { of: 'bonus', grows: 'received' },
  'bonus-end': { of: 'bonus', grows: 'received' },
  'bonus-late': { of: 'bonus', grows: 'received' },
  points: { of: 'bonus', grows: 'received' },
}

/** Payments to agents by the kind of their movement. */
export const PAY: Readonly<Record<string, Money>> = {
  dividend: 'dividend',
  'daily-salary': 'dailySalary',
  'hourly-salary': 'hourlySalary',
  'real-time-salary': 'realTimeSalary',
  'agent-rebate': 'agentRebate',
}

type Visit = (hour: number, change: (figures: ReportFigures) => void) => void

function eachBet(
  context: Context,
  memberId: number,
  { from, to }: Hours,
  productType: ProductType,
  visit: Visit,
): void {
  context.figures.bets.each(memberId, from, to, (lane, sum, hour) => {
    if (!counts(productType, lane)) return
    visit(hour, (figures) => {
      figures.betCount += sum.count
      figures.stake += sum.paid
      figures.payout += sum.received
    })
  })
}

/** Reads the figures of one member over the hours that start in [from, to), hour by hour. */
export function eachFigure(
  context: Context,
  memberId: number,
  range: Hours,
  productType: ProductType,
  visit: Visit,
): void {
  eachBet(context, memberId, range, productType, visit)
  context.figures.money.each(memberId, range.from, range.to, (kind, sum, hour) => {
    const column = COLUMN[kind]
    const pay = PAY[kind]
    if (column) {
      const net = column.grows === 'paid' ? sum.paid - sum.received : sum.received - sum.paid
      visit(hour, (figures) => {
        figures[column.of] += net
      })
    } else if (pay) {
      visit(hour, (figures) => {
        figures[pay] += sum.received
        figures.paidOn += sum.paid
      })
    }
  })
}

/** The figures of one member over a range; undefined when all are zero. */
export function figuresOf(
  context: Context,
  memberId: number,
  range: Hours,
  productType: ProductType = 'CONS',
): ReportFigures | undefined {
  return collected((visit) => eachFigure(context, memberId, range, productType, visit))
}

/** What one member played of a product over a range; undefined when there are no bets. */
export function playOf(
  context: Context,
  memberId: number,
  range: Hours,
  productType: ProductType,
): ReportFigures | undefined {
  return collected((visit) => eachBet(context, memberId, range, productType, visit))
}

function collected(each: (visit: Visit) => void): ReportFigures | undefined {
  let figures: ReportFigures | undefined
  each((_hour, change) => {
    figures ??= noFigures()
    change(figures)
  })
  return figures
}

/** Dividends and salaries received, less those paid to downlines. */
export const salaryOf = (figures: ReportFigures): bigint =>
  figures.dividend + figures.dailySalary + figures.hourlySalary + figures.realTimeSalary - figures.paidOn

/** A person's net result: payouts less stakes, plus rebates, bonuses and pay. */
export const netOf = (figures: ReportFigures): bigint =>
  figures.payout - figures.stake + figures.rebate + figures.agentRebate + figures.bonus + salaryOf(figures)
