import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { BankCard } from './rows.ts'

/** The end of an account's number: that of an e-wallet is the same with and without the country's code. */
export const endingOf = (number: string): string => number.slice(-8)

/** Members' bank cards and wallets outside. */
export const bankTables = {
  bankCards: rows<BankCard>({
    member: (row) => String(row.memberId),
    ending: (row) => endingOf(row.accountNumber),
    account: (row) => `${row.merchant}/${row.bankCode}/${row.accountNumber}`,
  }),
}

declare module '../../../World.ts' {
  interface Tables extends TablesOf<typeof bankTables> {}
}
