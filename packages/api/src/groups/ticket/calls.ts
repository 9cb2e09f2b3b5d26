import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { idText, textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { REWARD_CENTRE, rewardGiven } from '../promotion/schemas.ts'
import { count, instant, list, maybeInstant, maybeText, text } from '../../contract/scalars.ts'

/** A ticket. Kinds: GOLDEN_EGG, RAFFLE, PRIZE_WHEEL, CASH_VOUCHER, RED_RAIN; platforms may have more. */
export const ticketEntry = z.object({
  name: text,
  ticketId: count,
  transactionId: count,
  ticketType: text,
  /** `AVAILABLE`, or `UNAVAILABLE` when it cannot be used yet. */
  status: text,
  startDate: instant,
  /** Null for a permanent one. */
  endDate: maybeInstant,
  description: maybeText,
  /** Reading: chances of the kind's prizes. */
  prizes: list(z.object({ value: text, rewardType: text, percent: z.number() })),
})

const tickets = endpoint({
  id: 'ticket.list',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getClaimTicketList',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'read',
  input: () =>
    z.object({
      isApp: z._default(z.enum(['Y', 'N']), 'N'),
      status: z._default(textUpTo(20), 'AVAILABLE'),
      /** `Y` also lists used ones. */
      isAll: z._default(z.enum(['Y', 'N']), 'N'),
      language,
    }),
  value: () => list(ticketEntry),
  fills: languageFill,
})

const claimTicket = endpoint({
  id: 'ticket.claim',
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimTicket',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'money',
  gate: 'bonus',
  input: () => z.object({ transactionId: idText, isApp: z._default(z.enum(['Y', 'N']), 'N') }),
  // Reading: what the ticket gave, in the shape of a claim; empty if it gave nothing.
  value: () => z.object({ claimedTickets: list(rewardGiven) }),
  errors: {
    'ticket.unknown': {},
    'ticket.used': {},
    'ticket.not.started': {},
    'ticket.expired': {},
    'promotion.not.eligible': {},
    'promotion.already.claimed': {},
  },
})

const cancelTicket = endpoint({
  id: 'ticket.cancel',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelTicket',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'write',
  gate: 'real',
  input: () => z.object({ transactionId: idText, isApp: z._default(z.enum(['Y', 'N']), 'N') }),
  value: () => z.object({ transactionId: count }),
  errors: { 'ticket.unknown': {}, 'ticket.used': {} },
})

/** Tickets of the reward centre. */
export const ticket = { 'ticket.list': tickets, 'ticket.claim': claimTicket, 'ticket.cancel': cancelTicket }
