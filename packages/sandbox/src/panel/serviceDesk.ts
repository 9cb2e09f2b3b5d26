import { nextNumber } from '../core/state/CoreWorld.ts'
import { moneyText, parseMoney } from '@croupier/api'
import * as z from 'zod/mini'
import { answerFeedback } from '../subjects/inbox/feedback.ts'
import { answerMember, postMessage, serviceThread } from '../subjects/inbox/inbox.ts'
import { PRODUCTS as MARKETING_PRODUCTS } from '../subjects/members/consent.ts'
import { sendCampaign } from '../subjects/members/marketing.ts'
import { memberByAccount } from '../subjects/members/members.ts'
import type { Member } from '../subjects/members/rows.ts'
import { changeSettings } from '../subjects/merchants/rules.ts'
import { decideRedemption } from '../subjects/points/mall.ts'
import { decideApplication } from '../subjects/promotions/joinOffer.ts'
import { decideReward, issueReward, mayBeOffered } from '../subjects/promotions/rewards.ts'
import { type World } from '../World.ts'
import { holdDraw, runningDraw } from '../subjects/tickets/raffle.ts'
import { giveTicket } from '../subjects/tickets/tickets.ts'
import type { Platform } from '../wire/Platform.ts'
import { action, ActionRefused, merchant, whole, yes, type Action } from './action.ts'

const remark = z._default(z.string().check(z.maxLength(200)), '')
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const who = { merchant: z.string(), account: z.string() }

function memberOf(world: World, given: { readonly merchant: string; readonly account: string }): Member {
  const member = memberByAccount(world, merchant(world, given.merchant).code, given.account)
  if (!member) throw new ActionRefused(`no account ${given.account}`)
  return member
}

/** What the operator does for rewards, redemptions, the raffle and people who write. */
export const serviceDeskActions: Readonly<Record<string, Action>> = {
  // Reaches those who allowed it and are on no break; says whom and by which channel.
  'marketing/send': action(
    z.object({
      merchant: z.string(),
      product: z.enum(MARKETING_PRODUCTS),
      title: text(80),
      content: text(2_000),
    }),
    ({ world }, { merchant: code, ...campaign }) => ({ sent: sendCampaign(world, merchant(world, code), campaign) }),
  ),
  'rewards/issue': action(
    z.object({
      ...who,
      name: text(80),
      amount: z._default(z.string().check(z.regex(/^(\d{1,9}(\.\d{1,2})?)?$/)), ''),
      points: z._default(whole, 0),
      multiple: z._default(whole, 0),
    }),
    ({ world }, input) => {
      const member = memberOf(world, input)
      if (!mayBeOffered(world, member))
        throw new ActionRefused('no offers: on a break, a fresh limit, or a trial account')
      const amount = input.amount === '' ? 0n : parseMoney(input.amount)
      if (input.points < 0 || input.points > 1_000_000 || (amount === 0n && input.points === 0))
        throw new ActionRefused('give an amount or points')
      if (input.multiple < 0 || input.multiple > 10) throw new ActionRefused('the wagering multiple is 0 to 10')
      return issueReward(world, member, {
        type: 'MANUAL',
        source: `manual/${nextNumber(world, 'manualReward', 1)}`,
        name: { EN: input.name, TY: input.name, BN: input.name },
        amount,
        points: BigInt(input.points),
        multiple: input.multiple,
      })
    },
  ),
  'rewards/decide': action(z.object({ id: z.string(), approve: yes, remark }), ({ world }, input) =>
    decideReward(world, input.id, input.approve, input.remark),
  ),
  'tickets/give': action(
    z.object({ ...who, kind: z.enum(['GOLDEN_EGG', 'RAFFLE', 'PRIZE_WHEEL', 'CASH_VOUCHER', 'RED_RAIN']) }),
    ({ world }, input) => giveTicket(world, memberOf(world, input), input.kind),
  ),
  'applications/decide': action(z.object({ id: z.string(), approve: yes, remark }), ({ world }, input) =>
    decideApplication(world, input.id, input.approve, input.remark),
  ),
  'redemptions/decide': action(z.object({ id: z.string(), approve: yes, remark }), ({ world }, input) =>
    decideRedemption(world, input.id, input.approve, input.remark),
  ),
  'raffle/draw': action(z.object({ merchant: z.string() }), ({ world }, input) =>
    holdDraw(world, runningDraw(world, merchant(world, input.merchant).code), world.clock.now()),
  ),
  'inbox/post': action(z.object({ ...who, title: text(80), content: text(2_000) }), ({ world }, input) => {
    postMessage(world, memberOf(world, input).id, input.title, input.content)
    return { posted: true }
  }),
  'inbox/answer': action(z.object({ ...who, content: text(1_000) }), ({ world }, input) => {
    answerMember(world, memberOf(world, input).id, input.content)
    return { answered: true }
  }),
  'feedback/answer': action(z.object({ reference: z.string(), answer: text(1_000) }), ({ world }, input) =>
    answerFeedback(world, input.reference, input.answer),
  ),
  'popups/set': action(z.object({ on: yes }), ({ world }, input) => {
    changeSettings(world, { popups: input.on })
    return { on: input.on }
  }),
}

const account = (world: World, memberId: number): string => world.tables.members.get(String(memberId))?.account ?? ''

/** What waits for the operator: applications, redemptions, rewards, feedback, and who wrote last without an answer. */
export function serviceDesk({ world }: Platform) {
  const { applications, redemptions, rewards, feedbacks, draws } = world.tables
  const letters = new Set(
    [...world.tables.messages.all()].filter(({ key }) => key === 'service.question').map(({ memberId }) => memberId),
  )
  return {
    applications: [...applications.all()]
      .filter(({ status }) => status === 'pending')
      .map((one) => ({ ...one, account: account(world, one.memberId) })),
    redemptions: [...redemptions.all()]
      .filter(({ status }) => status === 'inProcess')
      .map((one) => ({ ...one, account: account(world, one.memberId) })),
    rewards: [...rewards.all()]
      .filter(({ status }) => status === 'P')
      .map((one) => ({ ...one, account: account(world, one.memberId), amount: moneyText(one.amount) })),
    feedbacks: [...feedbacks.all()].filter(({ status }) => status === 'open'),
    letters: [...letters].flatMap((memberId) => {
      const last = serviceThread(world, memberId).at(-1)
      const member = world.tables.members.get(String(memberId))
      return last?.key === 'service.question' && member
        ? [{ merchant: member.merchant, account: member.account, content: last.values[0] ?? '', at: last.at }]
        : []
    }),
    draws: [...draws.all()].filter(({ drawnAt }) => drawnAt === null),
    popups: world.tables.settings.get('operator')?.popups ?? false,
  }
}
