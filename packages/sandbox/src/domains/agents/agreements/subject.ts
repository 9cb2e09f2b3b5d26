import { subject } from '../../../Subject.ts'
import { agreementPanel } from './panel.ts'
import { agreementRefusals } from './refusals.ts'
import { agreementTables } from './tables.ts'
import { agreementHandlers } from './agreementCalls.ts'
import { salaryHandlers } from './salaryCalls.ts'
import { agreementInvariants } from './invariants.ts'
import { salariesAreDue, settleDueSalaries } from './salaries.ts'
import { agreementMovements } from './movements.ts'

/** Dividends, salaries and rebates of agents. */
export const agreements = subject({
  tables: agreementTables,
  calls: { ...agreementHandlers, ...salaryHandlers },
  refusals: agreementRefusals,
  invariants: agreementInvariants,
  due: { about: 'agreements and salaries', waits: salariesAreDue, settle: settleDueSalaries },
  statement: agreementMovements,
  panel: agreementPanel,
})
