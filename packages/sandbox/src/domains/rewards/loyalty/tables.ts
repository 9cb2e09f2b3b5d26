import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { RebatePayment } from './rows.ts'

/** Rebates paid. */
export const loyaltyTables = {
  rebates: rows<RebatePayment>({ member: (row) => String(row.memberId) }),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof loyaltyTables> {}
}
