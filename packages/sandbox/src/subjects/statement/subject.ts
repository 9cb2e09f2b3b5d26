import { subject } from '../../Subject.ts'
import { statementHandlers } from './calls.ts'
import { statementMovements } from './movements.ts'

/** The account record. */
export const statement = subject({
  calls: statementHandlers,
  statement: statementMovements,
})
