import { subject } from '../../../Subject.ts'
import { ticketRefusals } from './refusals.ts'
import { ticketTables } from './tables.ts'

/** Storage of tickets and draws. */
export const tickets = subject({ tables: ticketTables, refusals: ticketRefusals })
