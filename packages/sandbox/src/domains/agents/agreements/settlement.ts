import { nextNumber } from '../../../core/state/CoreContext.ts'
import type { Context } from '../../../Context.ts'
import { periodSums, type PeriodSums } from './figures.ts'
import type { Agreement, Salary } from './rows.ts'
import { payFor } from './terms.ts'

type Line = Pick<Agreement, 'uplineId' | 'memberId' | 'productType'>

/** A loss belongs to the two parties and the product, so that a new agreement does not erase it. */
const lineOf = ({ uplineId, memberId, productType }: Line) => `${uplineId ?? 'house'}/${memberId}/${productType}`

/** Net result that the next dividend starts from: zero or negative, minor units. */
export const carriedLoss = (context: Pick<Context, 'tables'>, line: Line): bigint =>
  context.tables.carriedLosses.get(lineOf(line))?.amount ?? 0n

/**
 * Computes what an agreement owes for the periods up to `until`, as unpaid salaries, and updates `settledTo`. A
 * dividend's negative result is carried over to its next period.
 */
export function settle(context: Context, agreement: Agreement, until: number): Salary[] {
  const from = agreement.settledTo
  const merchant = context.merchants.get(agreement.merchant)
  if (from === null || !merchant || until <= from) return []
  const sums = periodSums(context, merchant, agreement, { from, to: until })
  context.tables.agreements.put(agreement.id, { ...agreement, settledTo: until })
  return sums.flatMap((period) => {
    const carriedOver = carryOver(context, agreement, period)
    const owed = owedFor(agreement, { ...period, netLoss: period.netLoss + carriedOver })
    if (!owed) return []
    const salary: Salary = {
      id: `S${String(nextNumber(context, 'salary', 1)).padStart(8, '0')}`,
      agreementId: agreement.id,
      merchant: agreement.merchant,
      kind: agreement.kind,
      productType: agreement.productType,
      uplineId: agreement.uplineId,
      memberId: agreement.memberId,
      ...period,
      carriedOver,
      ...owed,
      paidAt: null,
    }
    context.tables.salaries.put(salary.id, salary)
    return [salary]
  })
}

/** Returns the loss that counts against a period, and saves what remains of it for the next. */
function carryOver(context: Context, agreement: Agreement, { netLoss }: PeriodSums): bigint {
  if (agreement.kind !== 'dividend') return 0n
  const before = carriedLoss(context, agreement)
  const after = netLoss + before < 0n ? netLoss + before : 0n
  if (after !== before) context.tables.carriedLosses.put(lineOf(agreement), { id: lineOf(agreement), amount: after })
  return before
}

/** What an agreement pays for one period; null when it pays nothing. */
export function owedFor(
  { kind, tiers }: Pick<Agreement, 'kind' | 'tiers'>,
  period: PeriodSums,
): Pick<Salary, 'rateType' | 'rate' | 'amount'> | null {
  if (kind === 'realTime') {
    const amount = period.winWage + period.lossWage
    return amount > 0n ? { rateType: tiers[0]?.rateType ?? 'P', rate: 0n, amount } : null
  }
  const pay = payFor(kind, tiers, period)
  return pay && { rateType: pay.tier.rateType, rate: pay.tier.rate, amount: pay.amount }
}
