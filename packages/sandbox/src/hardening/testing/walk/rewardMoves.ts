import type { EndpointId } from '@croupier/api'
import { randomInteger, randomPick } from '../../../core/random/random.ts'
import { goods } from '../../../domains/rewards/points/goods.ts'
import { offers } from '../../../domains/rewards/promotions/offers.ts'
import { call, password, someOf, type Move, type WeightedMove } from './Walk.ts'

const bonus: Move = (walk, id) => {
  const { random, testPlatform } = walk
  const { tables } = testPlatform.sandbox.context
  const reward = someOf(random, tables.rewards.by('member', String(id)))
  const bound = someOf(random, tables.wagering.by('open', String(id)))
  const ticket = someOf(random, tables.tickets.by('member', String(id)))
  const moves: (readonly [EndpointId, object])[] = [
    ['promotion.signIn', {}],
    ['promotion.signUp', {}],
    ['promoCode.claim', { promoCode: randomPick(random, ['HELLO10', 'LANTERN', 'POINTS50', 'ONLYONE']) }],
    ['promotion.join', { id: randomPick(random, offers).id, comment: 'A wish to join, long enough.', pictures: [] }],
    ...(reward ? ([['promotion.claim', { promotionClaimId: String(reward.id) }]] as const) : []),
    ...(bound && randomInteger(random, 3) === 0 ? ([['promotion.endBonus', { bonusId: bound.id }]] as const) : []),
    ...(ticket ? ([['ticket.claim', { transactionId: String(ticket.id) }]] as const) : []),
    ['rebate.claim', {}],
    ['points.convert', { points: 100 * (1 + randomInteger(random, 4)), password }],
    ['points.redeem', { rewardId: randomPick(random, goods).id, quantity: 1, password, address: '1 Lane', mobile: '' }],
  ]
  const [endpoint, fields] = randomPick(random, moves)
  return call(walk, id, endpoint, fields)
}

/** Moves for bonuses, tickets, rebates and points. */
export const rewardMoves: readonly WeightedMove[] = [['bonus', 16, bonus]]
