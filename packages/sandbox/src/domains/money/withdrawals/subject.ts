import { subject } from '../../../Subject.ts'
import { withdrawalPanel } from './panel.ts'
import { withdrawalRefusals } from './refusals.ts'
import { withdrawalTables } from './tables.ts'
import { receiptHandlers, withdrawalHandlers } from './calls.ts'
import { withdrawalInvariants } from './invariants.ts'
import { withdrawalsAreOpen, settleDueWithdrawals } from './settle.ts'
import { withdrawalMovements } from './movements.ts'
import { withdrawalSeed } from '../deposits/seed.ts'

/** Money going out. */
export const withdrawals = subject({
  tables: withdrawalTables,
  calls: { ...receiptHandlers, ...withdrawalHandlers },
  refusals: withdrawalRefusals,
  invariants: withdrawalInvariants,
  due: { about: 'withdrawals', waits: withdrawalsAreOpen, settle: settleDueWithdrawals },
  statement: withdrawalMovements,
  panel: withdrawalPanel,
  seed: withdrawalSeed,
})
