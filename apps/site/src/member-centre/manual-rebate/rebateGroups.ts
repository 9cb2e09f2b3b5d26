import { moneySum } from '@croupier/money'
import type { Rebate } from '@croupier/stores'

/** The rebates of one product. */
export interface RebateGroup {
  readonly productType: string
  /** Newest day first. */
  readonly rows: readonly Rebate[]
  /** Amount to claim now, decimal text. */
  readonly due: string
}

/** Rebates by product, in the order in which the products first appear. */
export function rebateGroups(list: readonly Rebate[]): readonly RebateGroup[] {
  const groups = new Map<string, Rebate[]>()
  for (const row of list) groups.set(row.productType, [...(groups.get(row.productType) ?? []), row])
  return [...groups].map(([productType, rows]) => ({
    productType,
    rows,
    due: moneySum(rows.flatMap(({ status, amount }) => (status === 'claimable' ? [amount] : []))),
  }))
}
