import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import { claimReward, issueReward, type Given } from '../promotions/rewards.ts'
import type { Context } from '../../../Context.ts'
import { drawPrize } from '../tickets/prizes.ts'
import { ticketWords } from '../tickets/ticketNames.ts'
import { usableTicket } from '../tickets/tickets.ts'

/** Money from a ticket must be staked once before it can be withdrawn. */
export const PRIZE_MULTIPLE = 1

/** Uses a ticket: draws its prize and pays it in the same step. Raffle tickets are entered, not opened. */
export function claimTicket(context: Context, member: Member, id: string): Given[] {
  const ticket = usableTicket(context, member, id)
  if (ticket.kind === 'RAFFLE') throw new Refusal('promotion.not.eligible')
  const prize = drawPrize(context.random, ticket.kind)
  context.tables.tickets.put(id, { ...ticket, status: 'USED', prize, usedAt: context.clock.now() })
  const reward = issueReward(context, member, {
    type: 'TICKET',
    source: `ticket/${ticket.id}`,
    name: ticketWords[ticket.kind].name,
    amount: prize.amount,
    points: prize.points,
    multiple: PRIZE_MULTIPLE,
  })
  return claimReward(context, member, String(reward.id))
}
