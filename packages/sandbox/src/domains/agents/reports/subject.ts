import { subject } from '../../../Subject.ts'
import { reportHandlers } from './calls.ts'
import { overviewHandlers } from './overviewCalls.ts'

/** Figures about a member and a team. */
export const reports = subject({
  calls: { ...overviewHandlers, ...reportHandlers },
})
