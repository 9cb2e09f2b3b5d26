import { subject } from '../../../Subject.ts'
import { statementRefusals } from './refusals.ts'
import { statementHandlers } from './calls.ts'
import { statementMovements } from './movements.ts'

/** The account record. */
export const statement = subject({
  calls: statementHandlers,
  refusals: statementRefusals,
  statement: statementMovements,
})
