import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import type { Member } from '../../identity/members/rows.ts'
import { type World } from '../../../World.ts'
import type { Ticket, TicketKind } from './rows.ts'

/** How long a ticket is good for. */
const TICKET_DAYS = 30

/** Gives a member a ticket. It is good from now for thirty days by default; `endsAt` null makes it permanent. */
export function giveTicket(
  world: World,
  member: Pick<Member, 'id' | 'merchant'>,
  kind: TicketKind,
  when: { readonly startsAt?: number; readonly endsAt?: number | null } = {},
): Ticket {
  const startsAt = when.startsAt ?? world.clock.now()
  const ticket: Ticket = {
    id: nextNumber(world, 'ticket', 1),
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
  world.tables.tickets.put(String(ticket.id), ticket)
  return ticket
}

/** A member's tickets, newest first; those that ran out unused are left out. */
export function ticketsOf(world: Pick<World, 'tables' | 'clock'>, memberId: number): Ticket[] {
  const now = world.clock.now()
  return world.tables.tickets
    .by('member', String(memberId))
    .filter((ticket) => ticket.status !== 'AVAILABLE' || ticket.endsAt === null || now < ticket.endsAt)
    .reverse()
}

/** A ticket that may be used now. Refuses somebody else's, a used one, one out of its time. */
export function usableTicket(world: World, member: Member, id: string): Ticket {
  const ticket = world.tables.tickets.get(id)
  if (!ticket || ticket.memberId !== member.id) throw new Refusal('ticket.unknown')
  if (ticket.status !== 'AVAILABLE') throw new Refusal('ticket.used')
  const now = world.clock.now()
  if (now < ticket.startsAt) throw new Refusal('ticket.not.started')
  if (ticket.endsAt !== null && now >= ticket.endsAt) throw new Refusal('ticket.expired')
  return ticket
}

/** Gives a ticket up. */
export function cancelTicket(world: World, member: Member, id: string): Ticket {
  const ticket = world.tables.tickets.get(id)
  if (!ticket || ticket.memberId !== member.id) throw new Refusal('ticket.unknown')
  if (ticket.status !== 'AVAILABLE') throw new Refusal('ticket.used')
  const cancelled: Ticket = { ...ticket, status: 'CANCELLED', usedAt: world.clock.now() }
  world.tables.tickets.put(id, cancelled)
  return cancelled
}
