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
      ({ world }, input) => giveTicket(world, memberOf(world, input), input.kind),
    ),
    'raffle/draw': action(z.object({ merchant: z.string() }), ({ world }, input) =>
      holdDraw(world, runningDraw(world, merchant(world, input.merchant).code), world.clock.now()),
    ),
  },
} satisfies PanelPart
