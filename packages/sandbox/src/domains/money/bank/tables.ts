import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { BankCard } from './rows.ts'

/** Members' bank cards and wallets outside. */
export const bankTables = {
  bankCards: rows<BankCard>({
    member: (row) => String(row.memberId),
    account: (row) => `${row.merchant}/${row.bankCode}/${row.accountNumber}`,
  }),
}

declare module '../../../World.ts' {
  interface Tables extends TablesOf<typeof bankTables> {}
}
