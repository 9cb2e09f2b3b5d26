import { memory } from '../../core/state/definitions.ts'
import type { NetworkTransfer } from './rows.ts'

/** What the payment network carried out. */
export const networkTables = {
  networkTransfers: memory<NetworkTransfer>({ merchant: (row) => row.merchant }),
}
