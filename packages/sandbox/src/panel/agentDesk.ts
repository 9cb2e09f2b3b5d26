import { moneyText } from '@croupier/api'
import * as z from 'zod/mini'
import { answerAgreement, offerAgreement, requestTermination } from '../subjects/agreements/agreements.ts'
import { periodOf, type Rhythm } from '../subjects/agreements/periods.ts'
import { PRODUCT_TYPES } from '../subjects/agreements/rows.ts'
import { highestRates, rateText } from '../subjects/agreements/terms.ts'
import { memberByAccount } from '../subjects/members/members.ts'
import { changeSettings, operatorSettings } from '../subjects/merchants/rules.ts'
import type { World } from '../World.ts'
import type { Platform } from '../wire/Platform.ts'
import { action, ActionRefused, merchant, yes, type Action } from './action.ts'

const decimal = z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/))
const orNothing = z._default(z.string().check(z.regex(/^(\d{1,9}(\.\d{1,4})?)?$/)), '')

/** Periods the operator can let end, by name. */
const PERIODS: Readonly<Record<string, Rhythm>> = {
  realTime: { kind: 'realTime', period: null },
  hour: { kind: 'hourly', period: null },
  day: { kind: 'daily', period: null },
  week: { kind: 'dividend', period: 'W' },
  halfMonth: { kind: 'dividend', period: 'H' },
  month: { kind: 'dividend', period: 'M' },
}

/** Names of the periods. */
export const PERIOD_NAMES = Object.keys(PERIODS)

/** What the operator does as the house of every team, and with the periods salaries are paid by. */
export const agentDeskActions: Readonly<Record<string, Action>> = {
  'agreements/offer': action(
    z.object({
      merchant: z.string(),
      account: z.string(),
      kind: z.enum(['dividend', 'daily', 'hourly', 'realTime']),
      productType: z._default(z.enum(PRODUCT_TYPES), 'CONS'),
      period: z.optional(z.enum(['D', 'W', 'H', 'M'])),
      rate: decimal,
      lossRate: orNothing,
      minimumBet: orNothing,
    }),
    ({ world }, input) => {
      const house = merchant(world, input.merchant)
      const downline = memberByAccount(world, house.code, input.account)
      if (!downline) throw new ActionRefused(`no account ${input.account}`)
      const tier = {
        minimumBet: input.minimumBet || '0',
        netLoss: '0',
        activeMember: 0,
        betAmount: '0',
        rateType: 'P' as const,
        rate: input.rate,
        lossRate: input.lossRate || '0',
      }
      const { kind, productType, period } = input
      return { id: offerAgreement(world, house, null, downline, { kind, productType, period, tiers: [tier] }).id }
    },
  ),
  'agreements/answer': action(z.object({ id: z.string(), accept: yes }), ({ world }, { id, accept }) => {
    const { status } = answerAgreement(world, null, id, accept)
    return { id, status }
  }),
  'agreements/terminate': action(z.object({ id: z.string() }), ({ world }, { id }) => {
    const { status } = requestTermination(world, null, id)
    return { id, status }
  }),
  'salaries/run': action(
    z.object({ merchant: z.string(), period: z.enum(PERIOD_NAMES as [string, ...string[]]) }),
    (platform, input) => endPeriod(platform, input),
  ),
}

/** Moves the clock to the end of the running period and pays what is due then. */
function endPeriod({ world, rules }: Platform, input: { readonly merchant: string; readonly period: string }) {
  const rhythm = PERIODS[input.period]
  if (!rhythm) throw new ActionRefused(`no period ${input.period}`)
  const before = world.tables.salaries.size
  const now = world.clock.now()
  const ms = periodOf(rhythm, now, merchant(world, input.merchant).utcOffsetHours).to - now
  const { clock } = operatorSettings(world)
  changeSettings(world, {
    clock:
      clock.frozenAt === null ? { ...clock, offset: clock.offset + ms } : { ...clock, frozenAt: clock.frozenAt + ms },
  })
  rules.settleDue(world)
  return { now: world.clock.now(), salaries: world.tables.salaries.size - before }
}

const nameOf = (world: World, id: number | null) =>
  id === null ? 'the house' : (world.tables.members.get(String(id))?.account ?? String(id))

/** What the operator can look at of agreements and salaries. */
export const agentDeskReads = {
  agreements: ({ world }: Platform) =>
    [...world.tables.agreements.all()].reverse().map((one) => ({
      id: one.id,
      merchant: one.merchant,
      kind: one.kind,
      productType: one.productType,
      period: one.period,
      from: nameOf(world, one.uplineId),
      to: nameOf(world, one.memberId),
      rate: one.tiers[0] ? rateText(one.tiers[0], highestRates(one.tiers).rate) : '',
      status: one.status,
      requestedBy: one.requestedBy,
      endReason: one.endReason,
      ofHouse: one.uplineId === null,
    })),
  salaries: ({ world }: Platform) =>
    [...world.tables.salaries.all()].reverse().map((one) => ({
      id: one.id,
      kind: one.kind,
      from: nameOf(world, one.uplineId),
      to: nameOf(world, one.memberId),
      periodFrom: one.from,
      periodTo: one.to,
      turnover: moneyText(one.turnover),
      amount: moneyText(one.amount),
      paidAt: one.paidAt,
    })),
} as const
