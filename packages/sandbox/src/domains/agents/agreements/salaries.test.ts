import { DAY, HOUR, MINUTE } from '@croupier/locales/calendar'
import { cashierAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { describe, expect, it } from 'vitest'
import { post } from '../../../core/ledger/ledger.ts'
import { statementSummary } from '../../money/statement/statement.ts'
import { wageSums } from './figures.ts'
import { recordName } from '../../money/statement/types.ts'
import { endBonus, payBonus } from '../../money/wagering/wagering.ts'
import { answerAgreement, requestTermination } from './agreements.ts'
import {
  agree,
  balance,
  testPlatform,
  bet,
  low,
  mid,
  now,
  player,
  prepareTeam,
  run,
  salaries,
  settle,
  terms,
  tier,
  top,
  context,
} from '../../../testing/agreementTeam.ts'

prepareTeam()

describe('salaries', () => {
  it('pays the operator’s daily salary for a team’s turnover when the day ends, once', () => {
    agree(null, top, terms('1'))
    testPlatform.clock.advance(HOUR)
    bet(player, 300, 0)
    bet(low, 100, 150)
    bet(top, 50, 0)
    expect(settle()).toBe(0)
    testPlatform.clock.advance(DAY)
    expect(settle()).toBe(1)
    expect(settle()).toBe(0)
    expect(balance(top)).toBe('9954.50')
    expect(salaries()[0]).toMatchObject({ turnover: 45_000n, activeMembers: 2, amount: 450n })
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('pays a downline from its upline, who keeps the difference', () => {
    agree(null, top, terms('2'))
    agree(top, mid, terms('1.5'))
    testPlatform.clock.advance(HOUR)
    bet(player, 1000, 0)
    testPlatform.clock.advance(DAY)
    expect(settle()).toBe(2)
    expect([balance(top), balance(mid)]).toEqual(['10005.00', '10015.00'])
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('pays a dividend only on a loss, by the best tier whose every condition is met', () => {
    const tiers = [tier('10'), tier('20', { minimumBet: '500', activeMember: 2 }), tier('40', { netLoss: '5000' })]
    agree(null, top, terms('', { kind: 'dividend', period: 'D', tiers }))
    testPlatform.clock.advance(HOUR)
    bet(player, 400, 0)
    bet(low, 200, 100)
    testPlatform.clock.advance(DAY)
    settle()
    expect(salaries().at(-1)).toMatchObject({ turnover: 60_000n, netLoss: 50_000n, rate: 200_000n, amount: 10_000n })
    bet(player, 100, 500)
    testPlatform.clock.advance(DAY)
    expect(settle()).toBe(0)
  })

  it('pays real-time salary every five minutes, a loss wage for bets lost and nothing for ties [S-403]', () => {
    // The operator pays out of what a team's play left: this one has lost before it wins.
    bet(player, 1000, 0)
    testPlatform.clock.advance(5 * MINUTE)
    const tiers = [tier('1', { lossRate: '2' }), tier('1.5', { lossRate: '1', betAmount: '100' })]
    agree(null, top, terms('', { kind: 'realTime', productType: 'RNG', tiers }))
    testPlatform.clock.advance(5 * MINUTE)
    bet(player, 50, 80)
    bet(player, 50, 0)
    bet(player, 200, 300)
    bet(player, 40, 40)
    testPlatform.clock.advance(4 * MINUTE)
    expect(settle()).toBe(0)
    testPlatform.clock.advance(MINUTE)
    expect(settle()).toBe(1)
    expect(salaries()[0]).toMatchObject({ winWage: 350n, lossWage: 100n, amount: 450n })
    const [salary] = salaries()
    if (!salary) throw new Error('no salary')
    const { tiers: agreed } = context().tables.agreements.get(salary.agreementId) ?? { tiers: [] }
    expect(wageSums(context(), salary, agreed)).toEqual([
      { of: 'win', rateType: 'P', rate: 10_000n, betCount: 1, stake: 5000n },
      { of: 'win', rateType: 'P', rate: 15_000n, betCount: 1, stake: 20_000n },
      { of: 'loss', rateType: 'P', rate: 20_000n, betCount: 1, stake: 5000n },
    ])
    expect(salaries()[0]?.to).toBe((salaries()[0]?.from ?? 0) + 5 * MINUTE)
  })

  it('keeps salaries apart from bonuses in the sums of the account record, for who gets and who pays them [G-39] [S-356]', async () => {
    agree(null, top, terms('2'))
    agree(top, mid, terms('1.5'))
    testPlatform.clock.advance(HOUR)
    bet(player, 1000, 0)
    testPlatform.clock.advance(DAY)
    settle()
    const sums = (member: typeof top) =>
      statementSummary(context(), member, testPlatform.clock.now() - 3 * DAY, testPlatform.clock.now())
    expect(sums(mid)).toMatchObject({ bonus: 0n, salary: 1500n })
    expect(sums(top)).toMatchObject({ bonus: 0n, salary: 500n })
  })

  it('names a real-time salary in the account record, though it has the type of a daily one [S-395]', () => {
    const names = ['daily-salary', 'real-time-salary'].map((kind) =>
      recordName(context(), { kind: kind as never }, 'daily_wage', 'EN'),
    )
    expect(names).toEqual(['Daily salary', 'Real-time salary'])
  })

  it('settles every hour of a jump over a month as if it had run through, and none twice', () => {
    const play = () => {
      for (let hour = 0; hour < 30 * 24; hour += 7) {
        testPlatform.clock.advance(7 * HOUR)
        bet(player, 10, hour % 2 === 0 ? 0 : 15)
      }
    }
    agree(null, top, terms('1', { kind: 'hourly', tiers: [tier('1')] }))
    const start = testPlatform.sandbox.snapshot()
    const begun = testPlatform.clock.now()
    // No request runs the clock for a month.
    play()
    testPlatform.clock.advance(HOUR)
    settle()
    const [jumped, number] = [balance(top), salaries().length]
    expect(number).toBe(103)
    settle()
    expect(salaries()).toHaveLength(number)
    // The same month with a run after every bet.
    testPlatform.sandbox.restore(start)
    testPlatform.clock.advance(begun - testPlatform.clock.now())
    for (let hour = 0; hour < 30 * 24; hour += 7) {
      testPlatform.clock.advance(7 * HOUR)
      bet(player, 10, hour % 2 === 0 ? 0 : 15)
      settle()
    }
    testPlatform.clock.advance(HOUR)
    settle()
    expect([balance(top), salaries().length]).toEqual([jumped, number])
  })

  it('pays nothing again when the clock is set back', () => {
    agree(null, top, terms('1'))
    testPlatform.clock.advance(HOUR)
    bet(player, 100, 0)
    testPlatform.clock.advance(2 * DAY)
    expect(settle()).toBe(1)
    testPlatform.clock.advance(-2 * DAY)
    settle()
    testPlatform.clock.advance(2 * DAY)
    settle()
    expect(salaries()).toHaveLength(1)
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('waits while the upline has too little, and pays as soon as there is enough', () => {
    const move = (from: string, to: string, reference: string) =>
      run(() => post(context(), { kind: 'adjustment', reference, moves: [{ from, to, amount: 1_000_000n }] }))
    agree(null, top, terms('', { tiers: [tier('1', { minimumBet: '100000' })] }))
    agree(top, mid, terms('1'))
    move(memberAccount(top.id), cashierAccount('crph'), 'drained')
    testPlatform.clock.advance(HOUR)
    bet(mid, 100, 0)
    testPlatform.clock.advance(DAY)
    expect(settle()).toBe(0)
    expect(salaries()).toMatchObject([{ memberId: mid.id, amount: 100n, paidAt: null }])
    expect(balance(top)).toBe('0.00')
    move(cashierAccount('crph'), memberAccount(top.id), 'filled')
    testPlatform.clock.advance(MINUTE)
    expect(settle()).toBe(1)
    expect([balance(top), balance(mid)]).toEqual(['9999.00', '9901.00'])
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('pays what was earned up to the hour when an agreement ends in the middle of its period', () => {
    const agreement = agree(null, top, terms('1'))
    testPlatform.clock.advance(HOUR)
    bet(player, 100, 0)
    testPlatform.clock.advance(2 * HOUR)
    run(() => requestTermination(context(), top.id, agreement.id))
    run(() => answerAgreement(context(), null, agreement.id, true))
    expect(salaries()).toMatchObject([{ amount: 100n }])
    bet(player, 100, 0)
    testPlatform.clock.advance(2 * DAY)
    settle()
    expect(salaries()).toHaveLength(1)
  })

  it('carries a team’s wins over to the next dividends, and to the agreement that replaces this one', () => {
    const daily = (rate: string) => terms('', { kind: 'dividend', period: 'D', tiers: [tier(rate)] })
    agree(null, top, daily('10'))
    testPlatform.clock.advance(HOUR)
    bet(player, 100, 900)
    testPlatform.clock.advance(DAY)
    expect(settle()).toBe(0)
    bet(player, 500, 0)
    testPlatform.clock.advance(DAY)
    // Still 300 short.
    expect(settle()).toBe(0)
    agree(null, top, daily('20'))
    testPlatform.clock.advance(DAY)
    bet(player, 400, 0)
    testPlatform.clock.advance(DAY)
    expect(settle()).toBe(1)
    expect(salaries()).toMatchObject([{ netLoss: 40_000n, carriedOver: -30_000n, rate: 200_000n, amount: 2_000n }])
    bet(player, 100, 0)
    testPlatform.clock.advance(DAY)
    settle()
    expect(salaries().at(-1)).toMatchObject({ carriedOver: 0n, amount: 2_000n })
  })

  it('keeps what was carried over when a dividend is ended and agreed again', () => {
    const request = terms('', { kind: 'dividend', period: 'D', tiers: [tier('10')] })
    const first = agree(null, top, request)
    testPlatform.clock.advance(HOUR)
    bet(player, 100, 900)
    testPlatform.clock.advance(HOUR)
    run(() => requestTermination(context(), top.id, first.id))
    run(() => answerAgreement(context(), null, first.id, true))
    agree(null, top, request)
    testPlatform.clock.advance(HOUR)
    bet(player, 700, 0)
    testPlatform.clock.advance(DAY)
    expect(settle()).toBe(0)
  })

  it('pays a replaced agreement for its whole period, and the new one from the next period on', () => {
    const weekly = (rate: string) => terms('', { kind: 'dividend', period: 'W', tiers: [tier(rate)] })
    const first = agree(null, top, weekly('10'))
    testPlatform.clock.advance(HOUR)
    bet(player, 1000, 0)
    testPlatform.clock.advance(HOUR)
    // The better half of the week cannot be paid out before the players win it back.
    const second = agree(null, top, weekly('20'))
    expect(salaries()).toEqual([])
    bet(player, 100, 900)
    testPlatform.clock.advance(2 * DAY)
    settle()
    expect(salaries()).toMatchObject([{ agreementId: first.id, netLoss: 20_000n, amount: 2_000n }])
    expect(now(first)).toMatchObject({ status: 'C', endReason: 'replaced' })
    expect(now(second)?.inForceFrom).toBe(now(first)?.endedAt)
    bet(player, 100, 0)
    testPlatform.clock.advance(7 * DAY)
    settle()
    expect(salaries().at(-1)).toMatchObject({ agreementId: second.id, netLoss: 10_000n, amount: 2_000n })
    expect(salaries()).toHaveLength(2)
  })

  it('ends a replaced agreement together with the one that followed it', () => {
    agree(null, top, terms('1'))
    testPlatform.clock.advance(HOUR)
    bet(player, 100, 0)
    testPlatform.clock.advance(HOUR)
    const next = agree(null, top, terms('2'))
    run(() => requestTermination(context(), top.id, next.id))
    run(() => answerAgreement(context(), null, next.id, true))
    expect(salaries()).toMatchObject([{ amount: 100n }])
    bet(player, 100, 0)
    testPlatform.clock.advance(2 * DAY)
    settle()
    expect(salaries()).toHaveLength(1)
  })

  it('never pays a salary from money that a bonus binds', () => {
    const adjust = (from: string, to: string) =>
      run(() => post(context(), { kind: 'adjustment', reference: from, moves: [{ from, to, amount: 1_000_000n }] }))
    agree(null, top, terms('', { tiers: [tier('1', { minimumBet: '100000' })] }))
    agree(top, mid, terms('1'))
    adjust(memberAccount(top.id), cashierAccount('crph'))
    const expiresAt = testPlatform.clock.now() + 30 * DAY
    run(() => payBonus(context(), top, { id: 'gift', bonus: 50_000n, multiple: 5, weights: {}, expiresAt }))
    testPlatform.clock.advance(HOUR)
    bet(mid, 100, 0)
    testPlatform.clock.advance(DAY)
    expect(settle()).toBe(0)
    expect(salaries()).toMatchObject([{ memberId: mid.id, amount: 100n, paidAt: null }])
    run(() => endBonus(context(), top.id, 'gift'))
    testPlatform.clock.advance(MINUTE)
    expect(settle()).toBe(0)
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('counts as active a member who staked a reasonable sum, not one who played a coin', () => {
    const tiers = [tier('1'), tier('2', { activeMember: 3 })]
    agree(null, top, terms('', { tiers }))
    testPlatform.clock.advance(HOUR)
    for (const member of [player, low, mid]) bet(member, 99, 0)
    testPlatform.clock.advance(DAY)
    settle()
    expect(salaries().at(-1)).toMatchObject({ activeMembers: 0, rate: 10_000n })
    for (const member of [player, low, mid]) bet(member, 100, 0)
    testPlatform.clock.advance(DAY)
    settle()
    expect(salaries().at(-1)).toMatchObject({ activeMembers: 3, rate: 20_000n })
  })

  it('is paid by the next request of anybody', async () => {
    agree(null, top, terms('1'))
    testPlatform.clock.advance(HOUR)
    bet(player, 100, 0)
    testPlatform.clock.advance(DAY)
    await testPlatform.visitor().client.system.status({})
    expect(salaries()).toHaveLength(1)
  })
})
