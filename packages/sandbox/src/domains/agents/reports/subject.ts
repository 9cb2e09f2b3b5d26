import { subject } from '../../../Subject.ts'
import { overviewHandlers, reportHandlers } from './calls.ts'

/** Figures about a member and a team. */
export const reports = subject({
  calls: { ...overviewHandlers, ...reportHandlers },
})
