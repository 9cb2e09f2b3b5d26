import { inLanguage } from '../../../core/words/Words.ts'
import type { World } from '../../../World.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { claimTicket } from './claimTicket.ts'
import { CHANCES } from '../tickets/prizes.ts'
import { claimRaffle, entriesOf, lastDraw, prizesOf, runningDraw } from './raffle.ts'
import type { Ticket } from '../tickets/rows.ts'
import { ticketWords } from '../tickets/ticketNames.ts'
import { cancelTicket, ticketsOf } from '../tickets/tickets.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { settledMember } from '../points/settledMember.ts'

type TicketEntry = NonNullable<Answer<'ticket.list'>>[number]

function ticketEntry(world: World, ticket: Ticket, language: string): TicketEntry {
  const { name, description } = ticketWords[ticket.kind]
  const usable = ticket.status === 'AVAILABLE' && world.clock.now() >= ticket.startsAt
  return {
    name: inLanguage(name, language),
    ticketId: ticket.id,
    transactionId: ticket.id,
    ticketType: ticket.kind,
    status: usable ? 'AVAILABLE' : 'UNAVAILABLE',
    startDate: ticket.startsAt,
    endDate: ticket.endsAt,
    description: inLanguage(description, language),
    prizes: CHANCES[ticket.kind].map(({ amount, points, percent }) => ({
      rewardType: amount > 0n ? 'AMOUNT' : 'POINT',
      value: amount > 0n ? amount : String(points),
      percent,
    })),
  }
}

/** Tickets. */
export const ticketHandlers: Handlers<'ticket'> = {
  'ticket.list': (world, call, { isAll, language }) =>
    ticketsOf(world, settledMember(world, call).id)
      .filter((ticket) => isAll === 'Y' || ticket.status === 'AVAILABLE')
      .map((ticket) => ticketEntry(world, ticket, language ?? call.language)),
  'ticket.claim': (world, call, { transactionId }) => ({
    claimedTickets: claimTicket(world, signedIn(call).member, transactionId),
  }),
  'ticket.cancel': (world, call, { transactionId }) => ({
    transactionId: cancelTicket(world, signedIn(call).member, transactionId).id,
  }),
}

function raffleEntry(world: World, ticket: Ticket): Answer<'raffle.claim'> {
  const draw = world.tables.draws.get(ticket.drawId ?? '')
  const seen = ticket.status === 'USED'
  const won = (ticket.prize?.amount ?? 0n) > 0n
  return {
    ticketId: ticket.id,
    drawId: ticket.drawId ?? '',
    number: ticket.number ?? 0,
    drawsAt: draw?.drawsAt ?? 0,
    status: ticket.prize === null ? 'ENTERED' : !seen ? 'READY' : won ? 'WON' : 'NOT_WON',
    prize: seen && won ? (ticket.prize?.amount ?? 0n) : null,
  }
}

/** The raffle. */
export const raffleHandlers: Handlers<'raffle'> = {
  'raffle.claim': (world, call, { ticketId }) =>
    raffleEntry(world, claimRaffle(world, signedIn(call).member, ticketId)),
  'raffle.status': (world, call) => {
    const member = settledMember(world, call)
    const draw = runningDraw(world, member.merchant)
    const last = lastDraw(world, member.merchant)
    return {
      enabled: true,
      drawId: draw.id,
      drawsAt: draw.drawsAt,
      jackpot: draw.jackpot,
      prizes: prizesOf(draw),
      entries: world.tables.tickets.keysBy('draw', draw.id).length,
      mine: entriesOf(world, member.id).map((ticket) => raffleEntry(world, ticket)),
      lastDraw: last
        ? {
            drawId: last.id,
            drawnAt: last.drawnAt,
            entries: last.entries,
            winners: last.winners.map(({ name, number, amount }) => ({ name, number, amount: amount })),
          }
        : null,
    }
  },
}

/** When somebody last won a draw. */
const lastWonAt = (world: World, merchant: string): number | null =>
  world.tables.draws.by('merchant', merchant).findLast(({ winners }) => winners.length > 0)?.drawnAt ?? null

/**
 * The jackpot: the first prize of the raffle that is running. It is really drawn, and rolls over when nobody is in it. The
 * demo games have none, and say so.
 */
export const jackpotHandlers: Handlers<'jackpot'> = {
  'jackpot.total': (world, call) => runningDraw(world, call.merchant.code).jackpot,
  'jackpot.pools': (world, { merchant }) => {
    const { id, jackpot } = runningDraw(world, merchant.code)
    return [{ id, of: 'raffle', amount: jackpot, lastWonAt: lastWonAt(world, merchant.code) }]
  },
}
