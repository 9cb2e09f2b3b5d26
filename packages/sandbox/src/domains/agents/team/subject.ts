import { noteLinkMember, openLink } from './links.ts'
import { subject } from '../../../Subject.ts'
import { teamRefusals } from './refusals.ts'
import { teamTables } from './tables.ts'
import { teamHandlers } from './calls.ts'

/** An agent’s downline: people, links and rates. */
export const team = subject({
  ports: { openLink, cameByLink: noteLinkMember },
  tables: teamTables,
  calls: teamHandlers,
  refusals: teamRefusals,
})
