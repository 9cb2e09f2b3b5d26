import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { PointAccount, PointChange, Redemption } from './rows.ts'

/** Points and what they were redeemed for. */
export const pointTables = {
  pointAccounts: rows<PointAccount>(),
  pointChanges: rows<PointChange>({ member: (row) => String(row.memberId) }, { at: (row) => row.at }),
  redemptions: rows<Redemption>({
    member: (row) => String(row.memberId),
    goods: (row) => (row.status === 'rejected' ? null : `${row.merchant}/${row.goodsId}`),
  }),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof pointTables> {}
}
