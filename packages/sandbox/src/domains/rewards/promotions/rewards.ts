import { DAY, dateTimeAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { timeZoneOf } from '../../merchants/merchants/timeZone.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Member } from '../../identity/members/rows.ts'
import { accountsOf } from '../../identity/members/person.ts'
import type { Words } from '../../../core/words/Words.ts'
import { changePoints } from '../points/account.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import { limitsOf } from '../../safety/safety/limits.ts'
import { type Context } from '../../../Context.ts'
import type { TicketKind } from '../tickets/rows.ts'
import { giveTicket } from '../tickets/tickets.ts'
import { payBonus } from '../../money/wagering/wagering.ts'
import type { GameWeights } from '../../money/wagering/rows.ts'
import type { Reward, RewardType } from './rows.ts'

/** How long a reward waits to be claimed, by default. */
const CLAIM_DAYS = 7
/** Days to meet a wagering requirement, by default. */
const WAGERING_DAYS = 14
/** Days without personal offers after a member sets a limit. */
const QUIET_DAYS = 30
/** Share of a stake that counts, by game type: tables and cards count half, as their edge is small. */
export const USUAL_WEIGHTS: GameWeights = { RNG: 100, FISH: 100, LIVE: 50, PVP: 50, SPORTS: 100, LOTT: 50, ELOTT: 50 }

/** A reward to give. Money in minor units; omitted parts are nothing. */
export interface Gift {
  readonly type: RewardType
  /** Each source gives a member one reward. */
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
  /** When it became due; now by default. */
  readonly at?: number
  /** See `bonusBudget.ts`. */
  readonly fromBonusBudget?: true
  readonly bonusBudgetOf?: number
}

/** A claimed reward in its wire form. */
export interface Given {
  readonly rewardType: 'TICKET' | 'AMOUNT' | 'POINT'
  /** An amount in minor units, a number of points, or a ticket. */
  readonly value: string | bigint
}

/** Whether an account can take part: members and agents of the two main kinds, never trial accounts (2.9/27). */
export const takesPart = (member: Pick<Member, 'type'>): boolean => [0, 1, 2].includes(member.type)

/** Whether a personal offer may be made: not during a break, nor within a month after the member set a limit. */
export function mayBeOffered(context: Context, member: Member): boolean {
  const since = context.clock.now() - QUIET_DAYS * DAY
  return (
    takesPart(member) && !breakOf(context, member) && !limitsOf(context, member.id).some((limit) => limit.since > since)
  )
}

/** The reward a source gave a member, or undefined. */
export function rewardOf(context: Pick<Context, 'tables'>, memberId: number, source: string): Reward | undefined {
  return context.tables.rewards.by('source', `${memberId}/${source}`)[0]
}

/**
 * Whether the member already had a source's reward, under any account of the same person: an offer is made
 * to a person, however many accounts there are.
 */
export function hadByPerson(context: Context, member: Member, source: string): boolean {
  return accountsOf(context, member).some(
    (one) => one.merchant === member.merchant && rewardOf(context, one.id, source) !== undefined,
  )
}

/** Promises a reward. The same source again returns the same reward. */
export function issueReward(context: Context, member: Member, gift: Gift): Reward {
  const before = rewardOf(context, member.id, gift.source)
  if (before) return before
  const at = gift.at ?? context.clock.now()
  const reward: Reward = {
    id: nextNumber(context, 'reward', 1),
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
    ...(gift.fromBonusBudget && { fromBonusBudget: true }),
    ...(gift.bonusBudgetOf !== undefined && { bonusBudgetOf: gift.bonusBudgetOf }),
  }
  context.tables.rewards.put(String(reward.id), reward)
  return reward
}

/** Rewards that wait for the member or the operator, newest first. Lapses expired ones first. */
export function waitingRewards(context: Context, memberId: number): Reward[] {
  const now = context.clock.now()
  const waiting: Reward[] = []
  for (const reward of context.tables.rewards.by('open', String(memberId))) {
    if (now >= reward.expiresAt) decide(context, reward, 'expired', reward.expiresAt)
    else waiting.push(reward)
  }
  return waiting.reverse()
}

/** Claims a reward: money, points and ticket in one step, once. */
export function claimReward(context: Context, member: Member, id: string): Given[] {
  const reward = ownReward(context, member, id)
  if (reward.status === 'P') throw new Refusal('promotion.reward.pending')
  return hand(context, member, reward)
}

/** Declines a reward for good; nothing moves. */
export function refuseReward(context: Context, member: Member, id: string): Reward {
  return decide(context, ownReward(context, member, id), 'refused', context.clock.now())
}

/** The operator's release or withdrawal of a reward that waits for the decision. */
export function decideReward(context: Context, id: string, release: boolean, remark: string): Reward {
  const reward = context.tables.rewards.get(id)
  if (!reward || reward.status !== 'P') throw new Refusal('promotion.reward.unknown')
  const decided: Reward = release
    ? { ...reward, status: 'I', remark, expiresAt: context.clock.now() + CLAIM_DAYS * DAY }
    : { ...reward, status: 'refused', remark, decidedAt: context.clock.now() }
  context.tables.rewards.put(id, decided)
  if (release) tellReady(context, decided)
  return decided
}

/** Tells the member of a reward to claim, with its amount if it is money, and the deadline. */
export function tellReady(context: Context, { id, memberId, amount, expiresAt }: Reward): void {
  const member = context.tables.members.get(String(memberId))
  if (!member) return
  const until = dateTimeAt(expiresAt, timeZoneOf(context, member))
  const [key, values] =
    amount > 0n ? (['reward.ready_amount', [until, amount]] as const) : (['reward.ready', [until]] as const)
  sendMessage(context, memberId, key, values, { kind: 'reward', id: String(id) })
}

function ownReward(context: Context, member: Member, id: string): Reward {
  const reward = context.tables.rewards.get(id)
  if (!reward || reward.memberId !== member.id) throw new Refusal('promotion.reward.unknown')
  if (reward.status === 'claimed') throw new Refusal('promotion.already.claimed')
  if (reward.status === 'refused') throw new Refusal('promotion.reward.refused')
  if (reward.status === 'expired' || context.clock.now() >= reward.expiresAt)
    throw new Refusal('promotion.reward.expired')
  return reward
}

function hand(context: Context, member: Member, reward: Reward): Given[] {
  const given: Given[] = []
  const now = context.clock.now()
  if (reward.amount > 0n) {
    payBonus(context, member, {
      id: String(reward.id),
      bonus: reward.amount,
      multiple: reward.multiple,
      weights: reward.weights,
      expiresAt: now + reward.wageringDays * DAY,
    })
    given.push({ rewardType: 'AMOUNT', value: reward.amount })
  }
  if (reward.points > 0n) {
    changePoints(context, member.id, { type: 'reward', change: reward.points, reference: String(reward.id) })
    given.push({ rewardType: 'POINT', value: String(reward.points) })
  }
  if (reward.ticket !== null) {
    giveTicket(context, member, reward.ticket)
    given.push({ rewardType: 'TICKET', value: reward.ticket })
  }
  decide(context, reward, 'claimed', now)
  return given
}

function decide(context: Context, reward: Reward, status: 'claimed' | 'refused' | 'expired', at: number): Reward {
  const decided: Reward = { ...reward, status, decidedAt: at }
  context.tables.rewards.put(String(reward.id), decided)
  return decided
}
