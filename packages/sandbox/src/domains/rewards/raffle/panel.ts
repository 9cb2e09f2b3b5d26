import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { action, memberOf, merchant } from '../../../panel/action.ts'
import { holdDraw, runningDraw } from './raffle.ts'
import { giveTicket } from '../tickets/tickets.ts'

const who = { merchant: z.string(), account: z.string() }

/** Operator actions for tickets and the raffle. */
export const ticketPanel = {
  actions: {
    'tickets/give': action(
      z.object({ ...who, kind: z.enum(['GOLDEN_EGG', 'RAFFLE', 'PRIZE_WHEEL', 'CASH_VOUCHER', 'RED_RAIN']) }),
      ({ context }, input) => giveTicket(context, memberOf(context, input), input.kind),
    ),
    'raffle/draw': action(z.object({ merchant: z.string() }), ({ context }, input) =>
      holdDraw(context, runningDraw(context, merchant(context, input.merchant).code), context.clock.now()),
    ),
  },
} satisfies PanelPart
