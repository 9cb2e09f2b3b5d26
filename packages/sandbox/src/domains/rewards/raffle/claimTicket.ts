import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import { claimReward, issueReward, type Given } from '../promotions/rewards.ts'
import type { World } from '../../../World.ts'
import { drawPrize } from '../tickets/prizes.ts'
import { ticketWords } from '../tickets/ticketNames.ts'
import { usableTicket } from '../tickets/tickets.ts'

/** Money of a ticket has to be staked once before it can be withdrawn. */
export const PRIZE_MULTIPLE = 1

/** Uses a ticket: draws its prize and hands it over in the same step. Raffle tickets are entered, not opened. */
export function claimTicket(world: World, member: Member, id: string): Given[] {
  const ticket = usableTicket(world, member, id)
  if (ticket.kind === 'RAFFLE') throw new Refusal('promotion.not.eligible')
  const prize = drawPrize(world.random, ticket.kind)
  world.tables.tickets.put(id, { ...ticket, status: 'USED', prize, usedAt: world.clock.now() })
  const reward = issueReward(world, member, {
    type: 'TICKET',
    source: `ticket/${ticket.id}`,
    name: ticketWords[ticket.kind].name,
    amount: prize.amount,
    points: prize.points,
    multiple: PRIZE_MULTIPLE,
  })
  return claimReward(world, member, String(reward.id))
}
