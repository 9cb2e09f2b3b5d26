import { depositsOnTheWay, ordersToPay, promisedDeposits } from './asked.ts'
import { subject } from '../../../Subject.ts'
import { depositPanel } from './panel.ts'
import { depositRefusals } from './refusals.ts'
import { depositTables } from './tables.ts'
import { cashierHandlers } from './cashierCalls.ts'
import { pauseHandlers } from './pauseCalls.ts'
import { walletHandlers } from './walletCalls.ts'
import { depositInvariants } from './invariants.ts'
import { creditDeposit, depositsAreDue, rejectDeposit, settleDueDeposits } from './deposits.ts'
import { depositSeed } from './seed.ts'
import { depositMovements } from './movements.ts'

/** Money coming in. */
export const deposits = subject({
  tables: depositTables,
  calls: { ...cashierHandlers, ...pauseHandlers, ...walletHandlers },
  refusals: depositRefusals,
  invariants: depositInvariants,
  due: { about: 'deposits', waits: depositsAreDue, settle: settleDueDeposits },
  statement: depositMovements,
  panel: depositPanel,
  seed: depositSeed,
  ports: {
    depositsOnTheWay,
    ordersToPay,
    promisedDeposits,
    creditDeposit,
    rejectDeposit,
  },
})
