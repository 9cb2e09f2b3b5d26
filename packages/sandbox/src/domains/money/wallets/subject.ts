import { subject } from '../../../Subject.ts'
import { walletPanel } from './panel.ts'
import { walletRefusals } from './refusals.ts'
import { walletTables } from './tables.ts'
import { transferHandlers } from './calls.ts'
import { walletInvariants } from './invariants.ts'
import { walletMovements } from './movements.ts'

/** Wallets with vendors, and transfers between people. */
export const wallets = subject({
  tables: walletTables,
  calls: transferHandlers,
  refusals: walletRefusals,
  invariants: walletInvariants,
  statement: walletMovements,
  panel: walletPanel,
})
