import { claimPromoCode } from '../domains/rewards/promotions/promoCodes.ts'
import { joinOffer } from '../domains/rewards/promotions/joinOffer.ts'
import { decideApplication } from '../domains/rewards/promotions/applications.ts'
import { offers } from '../domains/rewards/promotions/offers.ts'
import { claimReward, refuseReward, waitingRewards } from '../domains/rewards/promotions/rewards.ts'
import { settleRewards } from '../domains/rewards/loyalty/settleRewards.ts'
import { signInToday } from '../domains/rewards/promotions/signIn.ts'
import { goods } from '../domains/rewards/points/goods.ts'
import { convertPoints, decideRedemption, redeem } from '../domains/rewards/points/mall.ts'
import { randomInteger, randomPick } from '../core/random/random.ts'
import { claimRebates } from '../domains/rewards/loyalty/rebates.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../domains/access/security/seed.ts'
import { claimTicket } from '../domains/rewards/raffle/claimTicket.ts'
import { cancelTicket, ticketsOf } from '../domains/rewards/tickets/tickets.ts'
import { claimRaffle } from '../domains/rewards/raffle/raffle.ts'
import { endBonus, openWagering } from '../domains/money/wagering/wagering.ts'
import type { Operation, Turn } from './Operation.ts'

const CODES = ['HELLO10', 'LANTERN', 'POINTS50', 'ONLYONE', 'NOSUCH']

const signInDay = ({ context, member }: Turn) => signInToday(context, member).day

const promoCode = ({ context, member, random }: Turn) =>
  claimPromoCode(context, member, randomPick(random, CODES)).length

function join({ context, member, random }: Turn): unknown {
  const { id } = randomPick(random, offers)
  const request = { comment: 'A wish to join, long enough.', contact: '', pictures: [] }
  return joinOffer(context, member, id, request).status
}

function decideJoining({ context, random }: Turn): unknown {
  const waiting = [...context.tables.applications.all()].filter(({ status }) => status === 'pending')
  const one = waiting.at(-1)
  return one && decideApplication(context, String(one.id), randomInteger(random, 3) > 0, 'looked at').status
}

function reward({ context, member, random }: Turn): unknown {
  settleRewards(context, member)
  const waiting = waitingRewards(context, member.id)
  if (waiting.length === 0) return null
  const { id } = randomPick(random, waiting)
  return randomInteger(random, 8) === 0
    ? refuseReward(context, member, String(id)).status
    : claimReward(context, member, String(id)).length
}

function giveUpBonus({ context, member }: Turn): unknown {
  const [open] = openWagering(context, member.id)
  return open && endBonus(context, member.id, open.id).status
}

const points = ({ context, member, random }: Turn) =>
  convertPoints(context, member, BigInt(randomInteger(random, 5)) * 100n, SEEDED_PAYMENT_PASSWORD).status

const mall = ({ context, member, random }: Turn) =>
  redeem(context, member, {
    goodsId: randomPick(random, goods).id,
    quantity: 1 + randomInteger(random, 2),
    address: '12 Lantern Street',
    mobile: '09171234567',
    password: SEEDED_PAYMENT_PASSWORD,
  }).status

function decideGoods({ context, random }: Turn): unknown {
  const waiting = [...context.tables.redemptions.all()].filter(({ status }) => status === 'inProcess')
  const one = waiting.at(-1)
  return one && decideRedemption(context, String(one.id), randomInteger(random, 2) === 0, 'looked at').status
}

const rebate = ({ context, member }: Turn) => claimRebates(context, member).length

function ticket({ context, member, random }: Turn): unknown {
  const own = ticketsOf(context, member.id)
  if (own.length === 0) return null
  const { id } = randomPick(random, own)
  switch (randomInteger(random, 4)) {
    case 0:
      return cancelTicket(context, member, String(id)).status
    case 1:
      return claimRaffle(context, member, String(id)).status
    default:
      return claimTicket(context, member, String(id)).length
  }
}

/** Bonuses and their end, points, rebates, tickets and raffles. */
export const rewardOperations: readonly Operation[] = [
  { name: 'sign-in day', weight: 6, run: signInDay },
  { name: 'promo code', weight: 3, run: promoCode },
  { name: 'join an offer', weight: 6, run: join },
  { name: 'decide an application', weight: 2, run: decideJoining },
  { name: 'reward', weight: 10, run: reward },
  { name: 'end a bonus', weight: 2, run: giveUpBonus },
  { name: 'points to money', weight: 6, run: points },
  { name: 'points mall', weight: 6, run: mall },
  { name: 'decide goods', weight: 2, run: decideGoods },
  { name: 'rebate', weight: 6, run: rebate },
  { name: 'ticket', weight: 8, run: ticket },
]
