import * as z from 'zod/mini'
import { language, languageFill } from '../../contract/language.ts'
import { idText } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { REWARD_CENTRE } from '../promotion/schemas.ts'
import {
  count,
  flag,
  instant,
  list,
  maybeCount,
  maybeInstant,
  maybeMoney,
  money,
  text,
} from '../../contract/scalars.ts'

/** A ticket in a draw: entered, or drawn with its prize. */
const entry = z.object({
  ticketId: count,
  drawId: text,
  number: count,
  drawsAt: instant,
  /** `ENTERED` before the draw; afterwards `READY` until its result was opened, then `WON` or `NOT_WON`. */
  status: z.enum(['ENTERED', 'READY', 'WON', 'NOT_WON']),
  prize: maybeMoney,
})

const claim = endpoint({
  id: 'raffle.claim',
  method: 'POST',
  // Reading 2.9/6: service MCS2, as specified.
  path: '/wps/relay/MCS2_claimRafflePromotion',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'money',
  gate: 'raffle',
  // Reading: the ticket's id. Before the draw the call enters the ticket; after it, it opens the result, once.
  input: () => z.object({ ticketId: idText }),
  value: () => entry,
  errors: {
    'raffle.ticket.needed': {},
    'raffle.not.drawn': {},
    'ticket.unknown': {},
    'ticket.used': {},
    'ticket.not.started': {},
    'ticket.expired': {},
    'promotion.already.claimed': {},
  },
})

const status = endpoint({
  id: 'raffle.status',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRafflePromotionStatus',
  module: REWARD_CENTRE,
  token: 'required',
  effect: 'read',
  input: () => z.object({ language }),
  // Reading: the current draw, the member's tickets in draws, and the last draw with its winners.
  value: () =>
    z.object({
      enabled: flag,
      drawId: text,
      drawsAt: instant,
      jackpot: money,
      /** Prizes by rank, the first is the jackpot. */
      prizes: list(money),
      entries: count,
      mine: list(entry),
      lastDraw: z.nullish(
        z.object({
          drawId: text,
          drawnAt: maybeInstant,
          entries: maybeCount,
          winners: list(z.object({ name: text, number: count, amount: money })),
        }),
      ),
    }),
  fills: languageFill,
})

/** The raffle. */
export const raffle = { 'raffle.claim': claim, 'raffle.status': status }
