import { subject } from '../../../Subject.ts'
import { wageringRefusals } from './refusals.ts'
import { wageringTables } from './tables.ts'
import { wageringInvariants } from './invariants.ts'
import { wageringMovements } from './movements.ts'

/** Wagering terms of bonuses, and turnover. */
export const wagering = subject({
  refusals: wageringRefusals,
  tables: wageringTables,
  invariants: wageringInvariants,
  statement: wageringMovements,
})
