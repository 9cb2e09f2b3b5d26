import { history } from '../../core/state/definitions.ts'
import type { TransferRow } from './rows.ts'

/** Transfers between people and between wallets. */
export const walletTables = {
  transfers: history<TransferRow>({ at: (row) => row.at }),
}
