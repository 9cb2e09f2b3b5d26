import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { TransferRow } from './rows.ts'

/** Transfers between people and between wallets. */
export const walletTables = {
  transfers: rows<TransferRow>({}, { at: (row) => row.at }),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof walletTables> {}
}
