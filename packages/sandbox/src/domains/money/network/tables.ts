import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { NetworkTransfer } from './rows.ts'

/** Transfers carried out by the payment network. */
export const networkTables = {
  networkTransfers: rows<NetworkTransfer>({ merchant: (row) => row.merchant }),
}

declare module '../../../World.ts' {
  interface Tables extends TablesOf<typeof networkTables> {}
}
