import { payoutsTo } from './payoutsTo.ts'
import { subject } from '../../../Subject.ts'
import { withdrawalPanel } from './panel.ts'
import { withdrawalRefusals } from './refusals.ts'
import { withdrawalTables } from './tables.ts'
import { readinessHandlers, receiptHandlers, withdrawalHandlers } from './calls.ts'
import { withdrawalInvariants } from './invariants.ts'
import { withdrawalsAreOpen, settleDueWithdrawals } from './settle.ts'
import { withdrawalMovements } from './movements.ts'

/** Withdrawals. */
export const withdrawals = subject({
  ports: {
    payoutsTo,
  },
  tables: withdrawalTables,
  calls: { ...readinessHandlers, ...receiptHandlers, ...withdrawalHandlers },
  refusals: withdrawalRefusals,
  invariants: withdrawalInvariants,
  due: { about: 'withdrawals', waits: withdrawalsAreOpen, settle: settleDueWithdrawals },
  statement: withdrawalMovements,
  panel: withdrawalPanel,
})
