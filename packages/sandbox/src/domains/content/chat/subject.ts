import { subject } from '../../../Subject.ts'
import { chatRefusals } from './refusals.ts'
import { chatTables } from './tables.ts'
import { chatHandlers } from './calls.ts'
import { chatSeed } from './seed.ts'

/** The chat rooms. */
export const chat = subject({
  tables: chatTables,
  calls: chatHandlers,
  refusals: chatRefusals,
  seed: chatSeed,
})
