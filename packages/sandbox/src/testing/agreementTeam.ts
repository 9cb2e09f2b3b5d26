import { cashierAccount, memberAccount } from '../core/ledger/accounts.ts'
import { moneyText } from '@croupier/money'
import { beforeEach } from 'vitest'
import { balanceOf, post } from '../core/ledger/ledger.ts'
import { createMember } from '../domains/identity/members/members.ts'
import type { Member, MemberType } from '../domains/identity/members/rows.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import { settleRound } from '../domains/play/rounds/settle.ts'
import { createTestPlatform, type TestPlatform } from './createTestPlatform.ts'
import { answerAgreement, offerAgreement, type Terms } from '../domains/agents/agreements/agreements.ts'
import type { Agreement } from '../domains/agents/agreements/rows.ts'
import { settleDueSalaries } from '../domains/agents/agreements/salaries.ts'
import type { TierText } from '../domains/agents/agreements/terms.ts'

/** The sandbox of the test. */
export let testPlatform: TestPlatform
export let merchant: Merchant
/** top > mid > low > player. */
export let top: Member
export let mid: Member
export let low: Member
export let player: Member

const state = () => testPlatform.sandbox.state
/** The context of the sandbox. */
export const context = () => testPlatform.sandbox.context
/** Runs work in one transaction. */
export const run = <Result>(work: () => Result): Result => state().transact(work)
/** The current state of an agreement. */
export const now = (agreement: Agreement) => context().tables.agreements.get(agreement.id)
/** A member's own money, as decimal text. */
export const balance = (member: Member) => moneyText(balanceOf(context(), memberAccount(member.id)), 2)
/** Every settled salary. */
export const salaries = () => [...context().tables.salaries.all()]

/** One rate of an agreement, without conditions by default. */
export const tier = (rate: string, conditions: Partial<TierText> = {}): TierText => ({
  minimumBet: '0',
  netLoss: '0',
  activeMember: 0,
  betAmount: '0',
  rateType: 'P',
  rate,
  lossRate: '0',
  ...conditions,
})

/** Daily terms over all products, with one rate. */
export const terms = (rate: string, change: Partial<Terms> = {}): Terms => ({
  kind: 'daily',
  productType: 'CONS',
  tiers: [tier(rate)],
  ...change,
})

/** Offers an agreement; null for the operator. */
export const offer = (upline: Member | null, downline: Member, what: Terms) =>
  run(() => offerAgreement(context(), merchant, upline, downline, what))
/** Answers an offer. */
export const answer = (member: Member, { id }: Agreement, accept = true) =>
  run(() => answerAgreement(context(), member.id, id, accept))
/** Offers and accepts. */
export const agree = (upline: Member | null, downline: Member, what: Terms) =>
  answer(downline, offer(upline, downline, what))
/** Pays what is due. */
export const settle = () => run(() => settleDueSalaries(context()))

/** A slot round now: stake and payout in whole units. */
export const bet = (member: Member, stake: number, payout: number) => {
  const game = context().catalogue.gamesByLane.get('RNG')?.[0]
  if (!game) throw new Error('no game')
  const round = { game, playId: '', key: '', detail: null, stake: BigInt(stake) * 100n, payout: BigInt(payout) * 100n }
  run(() => settleRound(context(), member, round))
}

/** Before each test: an empty sandbox with a team, each member with 10,000.00. */
export function prepareTeam(): void {
  beforeEach(() => {
    testPlatform = createTestPlatform({ scenario: 'empty' })
    const found = testPlatform.sandbox.context.merchants.get('crph')
    if (!found) throw new Error('no merchant')
    merchant = found
    const person = (account: string, uplineId: number | null, type: MemberType) => {
      const member = createMember(context(), merchant, { account, password: 'Lagoon27x', uplineId, type })
      const moves = [{ from: cashierAccount('crph'), to: memberAccount(member.id), amount: 1_000_000n }]
      post(context(), { kind: 'opening', reference: `opening-${account}`, moves })
      return member
    }
    run(() => {
      top = person('toptop', null, 1)
      mid = person('middle', top.id, 2)
      low = person('lowlow', mid.id, 2)
      player = person('player', low.id, 0)
    })
  })
}
