import { subject } from '../../../Subject.ts'
import { ticketPanel } from '../raffle/panel.ts'
import { ticketRefusals } from './refusals.ts'
import { ticketTables } from './tables.ts'
import { jackpotHandlers, raffleHandlers, ticketHandlers } from '../raffle/calls.ts'
import { drawsAreDue, settleDueDraws } from '../raffle/raffle.ts'
import { ticketSeed } from '../raffle/seed.ts'

/** Tickets, the raffle and its jackpot. */
export const tickets = subject({
  tables: ticketTables,
  calls: { ...jackpotHandlers, ...raffleHandlers, ...ticketHandlers },
  refusals: ticketRefusals,
  due: { about: 'raffles', waits: drawsAreDue, settle: settleDueDraws },
  panel: ticketPanel,
  seed: ticketSeed,
})
