import { depositsOnTheWay, ordersToPay, promisedDeposits } from './asked.ts'
import { subject } from '../../../Subject.ts'
import { depositPanel } from './panel.ts'
import { depositRefusals } from './refusals.ts'
import { depositTables } from './tables.ts'
import { orderHandlers } from './orderCalls.ts'
import { pauseHandlers } from './pauseCalls.ts'
import { depositHandlers, walletHandlers } from './depositCalls.ts'
import { depositInvariants } from './invariants.ts'
import { creditDeposit, depositsAreDue, rejectDeposit, settleDueDeposits } from './deposits.ts'
import { depositSeed } from './seed.ts'
import { depositMovements } from './movements.ts'

/** Deposits. */
export const deposits = subject({
  tables: depositTables,
  calls: { ...depositHandlers, ...orderHandlers, ...pauseHandlers, ...walletHandlers },
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
