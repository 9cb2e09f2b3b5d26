import { dateAt, daysLater, periodAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import { takesPart } from '../promotions/rewards.ts'
import type { Context } from '../../../Context.ts'
import { PRODUCTS, turnoverBetween } from '../../money/wagering/turnover.ts'
import type { RebatePayment } from './rows.ts'

/** Whole days for which a rebate can be claimed, without today. */
const CLAIM_DAYS = 7

/** Rebate in hundredths of a percent of turnover, by product. Based on turnover, never on losses. */
const BASE_RATE: Readonly<Record<string, number>> = { slots: 50, live: 10, card: 40, sports: 40, lottery: 20 }
/** What each VIP rank adds. Table games have the highest return, so they allow the least. */
const RANK_RATE: Readonly<Record<string, number>> = { slots: 5, live: 2, card: 5, sports: 5, lottery: 5 }

/** A member's rate for a product, hundredths of a percent. */
export const rebateRate = (product: string, rank: number): number =>
  (BASE_RATE[product] ?? 0) + (RANK_RATE[product] ?? 0) * rank

/** Rebate of one product and day. Minor units. */
export interface RebateRow {
  readonly product: string
  readonly day: string
  readonly turnover: bigint
  /** Hundredths of a percent. */
  readonly rate: number
  readonly amount: bigint
  readonly status: 'counting' | 'claimable' | 'claimed'
  readonly paidAt: number | null
}

/** A member's rebates of today and the seven days before, newest first; only days with something to show. */
export function rebatesOf(context: Context, member: Member): RebateRow[] {
  if (!takesPart(member)) return []
  const timeZone = timeZoneOf(context, member)
  const today = periodAt('day', context.clock.now(), timeZone).from
  const rows: RebateRow[] = []
  for (let back = 0; back <= CLAIM_DAYS; back++) {
    const { from, to } = periodAt('day', daysLater(today, -back, timeZone), timeZone)
    const day = dateAt(from, timeZone)
    for (const [product, gameTypes] of Object.entries(PRODUCTS)) {
      const paid = context.tables.rebates.get(paymentKey(member.id, day, product))
      if (paid) {
        rows.push({ ...paid, rate: paid.rate ?? Number((paid.amount * 10_000n) / paid.turnover), status: 'claimed' })
        continue
      }
      const turnover = turnoverBetween(context, member.id, from, to, gameTypes).staked
      const rate = rebateRate(product, member.rank)
      const amount = (turnover * BigInt(rate)) / 10_000n
      // A finished day that rounds down to zero has nothing to claim.
      if (turnover === 0n || (amount === 0n && back > 0)) continue
      rows.push({ product, day, turnover, rate, amount, status: back === 0 ? 'counting' : 'claimable', paidAt: null })
    }
  }
  return rows
}

/** Pays every claimable rebate, or those of one product. Each day and product is paid once. */
export function claimRebates(context: Context, member: Member, product?: string): RebatePayment[] {
  const due = rebatesOf(context, member).filter(
    (row) => row.status === 'claimable' && row.amount > 0n && (product === undefined || row.product === product),
  )
  if (due.length === 0) throw new Refusal('rebate.nothing')
  return due.map((row) => {
    const id = paymentKey(member.id, row.day, row.product)
    post(context, {
      kind: 'rebate',
      reference: id,
      moves: [{ from: houseAccount(member.merchant), to: memberAccount(member.id), amount: row.amount }],
    })
    const payment: RebatePayment = {
      id,
      memberId: member.id,
      day: row.day,
      product: row.product,
      turnover: row.turnover,
      rate: row.rate,
      amount: row.amount,
      paidAt: context.clock.now(),
    }
    context.tables.rebates.put(id, payment)
    return payment
  })
}

const paymentKey = (memberId: number, day: string, product: string): string => `${memberId}/${day}/${product}`
