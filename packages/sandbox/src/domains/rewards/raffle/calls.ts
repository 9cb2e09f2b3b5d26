import { inLanguage } from '../../../core/words/Words.ts'
import type { Context } from '../../../Context.ts'
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

function ticketEntry(context: Context, ticket: Ticket, language: string): TicketEntry {
  const { name, description } = ticketWords[ticket.kind]
  const usable = ticket.status === 'AVAILABLE' && context.clock.now() >= ticket.startsAt
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
  'ticket.list': (context, call, { isAll, language }) =>
    ticketsOf(context, settledMember(context, call).id)
      .filter((ticket) => isAll === 'Y' || ticket.status === 'AVAILABLE')
      .map((ticket) => ticketEntry(context, ticket, language ?? call.language)),
  'ticket.claim': (context, call, { transactionId }) => ({
    claimedTickets: claimTicket(context, signedIn(call).member, transactionId),
  }),
  'ticket.cancel': (context, call, { transactionId }) => ({
    transactionId: cancelTicket(context, signedIn(call).member, transactionId).id,
  }),
}

function raffleEntry(context: Context, ticket: Ticket): Answer<'raffle.claim'> {
  const draw = context.tables.draws.get(ticket.drawId ?? '')
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
  'raffle.claim': (context, call, { ticketId }) =>
    raffleEntry(context, claimRaffle(context, signedIn(call).member, ticketId)),
  'raffle.status': (context, call) => {
    const member = settledMember(context, call)
    const draw = runningDraw(context, member.merchant)
    const last = lastDraw(context, member.merchant)
    return {
      enabled: true,
      drawId: draw.id,
      drawsAt: draw.drawsAt,
      jackpot: draw.jackpot,
      prizes: prizesOf(draw),
      entries: context.tables.tickets.keysBy('draw', draw.id).length,
      mine: entriesOf(context, member.id).map((ticket) => raffleEntry(context, ticket)),
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

/** When a draw last had a winner. */
const lastWonAt = (context: Context, merchant: string): number | null =>
  context.tables.draws.by('merchant', merchant).findLast(({ winners }) => winners.length > 0)?.drawnAt ?? null

/**
 * The jackpot: the first prize of the current raffle. It is really drawn, and rolls over when there are no entries. The
 * demo games have none, and say so.
 */
export const jackpotHandlers: Handlers<'jackpot'> = {
  'jackpot.total': (context, call) => runningDraw(context, call.merchant.code).jackpot,
  'jackpot.pools': (context, { merchant }) => {
    const { id, jackpot } = runningDraw(context, merchant.code)
    return [{ id, of: 'raffle', amount: jackpot, lastWonAt: lastWonAt(context, merchant.code) }]
  },
}
