import { subject } from '../../../Subject.ts'
import { ticketRefusals } from './refusals.ts'
import { ticketTables } from './tables.ts'

/** Tickets and draws as they are kept. */
export const tickets = subject({ tables: ticketTables, refusals: ticketRefusals })
