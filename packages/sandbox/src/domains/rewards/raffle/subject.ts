import { subject } from '../../../Subject.ts'
import { jackpotHandlers, raffleHandlers, ticketHandlers } from './calls.ts'
import { ticketPanel } from './panel.ts'
import { drawsAreDue, settleDueDraws } from './raffle.ts'
import { ticketSeed } from './seed.ts'

/** Uses of tickets: their prizes, the raffle and its jackpot. */
export const raffle = subject({
  calls: { ...jackpotHandlers, ...raffleHandlers, ...ticketHandlers },
  due: { about: 'raffles', waits: drawsAreDue, settle: settleDueDraws },
  panel: ticketPanel,
  seed: ticketSeed,
})
