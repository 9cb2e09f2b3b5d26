import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { BankCard } from './rows.ts'

/** The end of an account's number, which for an e-wallet is the same with and without the country code. */
export const endingOf = (number: string): string => number.slice(-8)

/** Members' bank cards and e-wallets. */
export const bankTables = {
  bankCards: rows<BankCard>({
    member: (row) => String(row.memberId),
    ending: (row) => endingOf(row.accountNumber),
    account: (row) => `${row.merchant}/${row.bankCode}/${row.accountNumber}`,
  }),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof bankTables> {}
}
