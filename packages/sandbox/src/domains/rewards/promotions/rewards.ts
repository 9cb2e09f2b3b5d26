import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Member } from '../../identity/members/rows.ts'
import { accountsOf } from '../../identity/members/person.ts'
import type { Words } from '../../../core/words/Words.ts'
import { changePoints } from '../points/account.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import { limitsOf } from '../../safety/safety/limits.ts'
import { type World } from '../../../World.ts'
import type { TicketKind } from '../tickets/rows.ts'
import { giveTicket } from '../tickets/tickets.ts'
import { payBonus } from '../../money/wagering/wagering.ts'
import type { GameWeights } from '../../money/wagering/rows.ts'
import type { Reward, RewardType } from './rows.ts'

/** How long a reward waits to be claimed, unless it says otherwise. */
const CLAIM_DAYS = 7
/** Days to meet a wagering requirement in, unless the offer says otherwise. */
const WAGERING_DAYS = 14
/** After setting a limit a member gets no personal offers for this long. */
const QUIET_DAYS = 30
/** Share of a stake that counts, by game type: tables and cards count half, as their edge is small. */
export const USUAL_WEIGHTS: GameWeights = { RNG: 100, FISH: 100, LIVE: 50, PVP: 50, SPORTS: 100, LOTT: 50, ELOTT: 50 }

/** A reward to be given. Money in minor units; what is left out is nothing. */
export interface Gift {
  readonly type: RewardType
  /** One source gives a member one reward. */
  readonly source: string
  readonly name: Words
  readonly amount?: bigint
  readonly points?: bigint
  readonly ticket?: TicketKind
  readonly multiple?: number
  readonly wageringDays?: number
  readonly claimDays?: number
  readonly pending?: boolean
  readonly remark?: string
  /** Since when it has been due; now by default. */
  readonly at?: number
  /** See `bonusBudget.ts`. */
  readonly fromPurse?: true
  readonly purseOf?: number
}

/** A claimed reward as the wire names it. */
export interface Given {
  readonly rewardType: 'TICKET' | 'AMOUNT' | 'POINT'
  /** An amount in minor units, a number of points, or a ticket. */
  readonly value: string | bigint
}

/** Whether an account may take part at all: members and agents of the two main kinds, never trial accounts (2.9/27). */
export const takesPart = (member: Pick<Member, 'type'>): boolean => [0, 1, 2].includes(member.type)

/** Whether a personal offer may be made: not on a break, and not within a month after the member set a limit. */
export function mayBeOffered(world: World, member: Member): boolean {
  const since = world.clock.now() - QUIET_DAYS * DAY
  return (
    takesPart(member) && !breakOf(world, member) && !limitsOf(world, member.id).some((limit) => limit.since > since)
  )
}

/** The reward a source gave a member, or undefined. */
export function rewardOf(world: Pick<World, 'tables'>, memberId: number, source: string): Reward | undefined {
  return world.tables.rewards.by('source', `${memberId}/${source}`)[0]
}

/**
 * Whether the member has had what a source gives, under this account or another one of the same person: an offer is made
 * to a person, however many accounts there are.
 */
export function hadByPerson(world: World, member: Member, source: string): boolean {
  return accountsOf(world, member).some(
    (one) => one.merchant === member.merchant && rewardOf(world, one.id, source) !== undefined,
  )
}

/** Promises a reward. The same source again gives the reward it gave before. */
export function issueReward(world: World, member: Member, gift: Gift): Reward {
  const before = rewardOf(world, member.id, gift.source)
  if (before) return before
  const at = gift.at ?? world.clock.now()
  const reward: Reward = {
    id: nextNumber(world, 'reward', 1),
    memberId: member.id,
    type: gift.type,
    source: gift.source,
    name: gift.name,
    amount: gift.amount ?? 0n,
    points: gift.points ?? 0n,
    ticket: gift.ticket ?? null,
    multiple: gift.multiple ?? 0,
    weights: USUAL_WEIGHTS,
    wageringDays: gift.wageringDays ?? WAGERING_DAYS,
    status: gift.pending ? 'P' : 'I',
    issuedAt: at,
    expiresAt: at + (gift.claimDays ?? CLAIM_DAYS) * DAY,
    decidedAt: null,
    remark: gift.remark ?? '',
    ...(gift.fromPurse && { fromPurse: true }),
    ...(gift.purseOf !== undefined && { purseOf: gift.purseOf }),
  }
  world.tables.rewards.put(String(reward.id), reward)
  return reward
}

/** Rewards that wait for the member or the operator, newest first. Those whose time is over lapse on the way. */
export function waitingRewards(world: World, memberId: number): Reward[] {
  const now = world.clock.now()
  const waiting: Reward[] = []
  for (const reward of world.tables.rewards.by('open', String(memberId))) {
    if (now >= reward.expiresAt) decide(world, reward, 'expired', reward.expiresAt)
    else waiting.push(reward)
  }
  return waiting.reverse()
}

/** Claims a reward: money, points and ticket in one step, once. */
export function claimReward(world: World, member: Member, id: string): Given[] {
  const reward = ownReward(world, member, id)
  if (reward.status === 'P') throw new Refusal('promotion.reward.pending')
  return hand(world, member, reward)
}

/** Refuses a reward for good; nothing moves. */
export function refuseReward(world: World, member: Member, id: string): Reward {
  return decide(world, ownReward(world, member, id), 'refused', world.clock.now())
}

/** Lets the operator release or withdraw a reward that waits for the decision. */
export function decideReward(world: World, id: string, release: boolean, remark: string): Reward {
  const reward = world.tables.rewards.get(id)
  if (!reward || reward.status !== 'P') throw new Refusal('promotion.reward.unknown')
  const decided: Reward = release
    ? { ...reward, status: 'I', remark, expiresAt: world.clock.now() + CLAIM_DAYS * DAY }
    : { ...reward, status: 'refused', remark, decidedAt: world.clock.now() }
  world.tables.rewards.put(id, decided)
  if (release) sendMessage(world, reward.memberId, 'reward.ready', [])
  return decided
}

function ownReward(world: World, member: Member, id: string): Reward {
  const reward = world.tables.rewards.get(id)
  if (!reward || reward.memberId !== member.id) throw new Refusal('promotion.reward.unknown')
  if (reward.status === 'claimed') throw new Refusal('promotion.already.claimed')
  if (reward.status === 'refused') throw new Refusal('promotion.reward.refused')
  if (reward.status === 'expired' || world.clock.now() >= reward.expiresAt)
    throw new Refusal('promotion.reward.expired')
  return reward
}

function hand(world: World, member: Member, reward: Reward): Given[] {
  const given: Given[] = []
  const now = world.clock.now()
  if (reward.amount > 0n) {
    payBonus(world, member, {
      id: String(reward.id),
      bonus: reward.amount,
      multiple: reward.multiple,
      weights: reward.weights,
      expiresAt: now + reward.wageringDays * DAY,
    })
    given.push({ rewardType: 'AMOUNT', value: reward.amount })
  }
  if (reward.points > 0n) {
    changePoints(world, member.id, { type: 'reward', change: reward.points, reference: String(reward.id) })
    given.push({ rewardType: 'POINT', value: String(reward.points) })
  }
  if (reward.ticket !== null) {
    giveTicket(world, member, reward.ticket)
    given.push({ rewardType: 'TICKET', value: reward.ticket })
  }
  decide(world, reward, 'claimed', now)
  return given
}

function decide(world: World, reward: Reward, status: 'claimed' | 'refused' | 'expired', at: number): Reward {
  const decided: Reward = { ...reward, status, decidedAt: at }
  world.tables.rewards.put(String(reward.id), decided)
  return decided
}
