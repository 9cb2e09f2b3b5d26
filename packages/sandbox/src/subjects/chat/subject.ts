import { subject } from '../../Subject.ts'
import { chatRefusals } from './refusals.ts'
import { chatTables } from './tables.ts'
import { chatHandlers } from './calls.ts'

/** The chat rooms. */
export const chat = subject({
  tables: chatTables,
  calls: chatHandlers,
  refusals: chatRefusals,
})
