import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { NetworkTransfer } from './rows.ts'

/** Transfers made by the payment network. */
export const networkTables = {
  networkTransfers: rows<NetworkTransfer>({ merchant: (row) => row.merchant }),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof networkTables> {}
}
