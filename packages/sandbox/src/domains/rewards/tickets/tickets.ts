import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import type { Member } from '../../identity/members/rows.ts'
import { type Context } from '../../../Context.ts'
import type { Ticket, TicketKind } from './rows.ts'

/** Validity of a ticket. */
const TICKET_DAYS = 30

/** Gives a member a ticket. It is valid for thirty days by default; `endsAt` null makes it permanent. */
export function giveTicket(
  context: Context,
  member: Pick<Member, 'id' | 'merchant'>,
  kind: TicketKind,
  when: { readonly startsAt?: number; readonly endsAt?: number | null } = {},
): Ticket {
  const startsAt = when.startsAt ?? context.clock.now()
  const ticket: Ticket = {
    id: nextNumber(context, 'ticket', 1),
    memberId: member.id,
    merchant: member.merchant,
    kind,
    status: 'AVAILABLE',
    startsAt,
    endsAt: when.endsAt === undefined ? startsAt + TICKET_DAYS * DAY : when.endsAt,
    drawId: null,
    number: null,
    prize: null,
    usedAt: null,
  }
  context.tables.tickets.put(String(ticket.id), ticket)
  return ticket
}

/** A member's tickets, newest first; without unused expired ones. */
export function ticketsOf(context: Pick<Context, 'tables' | 'clock'>, memberId: number): Ticket[] {
  const now = context.clock.now()
  return context.tables.tickets
    .by('member', String(memberId))
    .filter((ticket) => ticket.status !== 'AVAILABLE' || ticket.endsAt === null || now < ticket.endsAt)
    .reverse()
}

/** A ticket that can be used now. Refuses others' tickets, used ones, and ones outside their dates. */
export function usableTicket(context: Context, member: Member, id: string): Ticket {
  const ticket = context.tables.tickets.get(id)
  if (!ticket || ticket.memberId !== member.id) throw new Refusal('ticket.unknown')
  if (ticket.status !== 'AVAILABLE') throw new Refusal('ticket.used')
  const now = context.clock.now()
  if (now < ticket.startsAt) throw new Refusal('ticket.not.started')
  if (ticket.endsAt !== null && now >= ticket.endsAt) throw new Refusal('ticket.expired')
  return ticket
}

/** Cancels a ticket. */
export function cancelTicket(context: Context, member: Member, id: string): Ticket {
  const ticket = context.tables.tickets.get(id)
  if (!ticket || ticket.memberId !== member.id) throw new Refusal('ticket.unknown')
  if (ticket.status !== 'AVAILABLE') throw new Refusal('ticket.used')
  const cancelled: Ticket = { ...ticket, status: 'CANCELLED', usedAt: context.clock.now() }
  context.tables.tickets.put(id, cancelled)
  return cancelled
}
