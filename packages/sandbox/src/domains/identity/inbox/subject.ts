import { subject } from '../../../Subject.ts'
import { inboxPanel } from './panel.ts'
import { inboxRefusals } from './refusals.ts'
import { inboxTables } from './tables.ts'
import { feedbackHandlers, inboxHandlers } from './calls.ts'

/** Messages to members, customer service and feedback. */
export const inbox = subject({
  tables: inboxTables,
  calls: { ...feedbackHandlers, ...inboxHandlers },
  refusals: inboxRefusals,
  panel: inboxPanel,
})
