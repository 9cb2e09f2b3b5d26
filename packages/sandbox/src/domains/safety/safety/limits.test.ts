import { DAY, HOUR } from '@croupier/locales/calendar'
import { houseAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { PlatformError, type Client } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { post } from '../../../core/ledger/ledger.ts'
import { memberByAccount } from '../../identity/members/members.ts'
import { createTestPlatform, NOON, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { depositHeadroom, refuseStake } from './headroom.ts'

let testPlatform: TestPlatform
let jun: Visitor
let order = 0
beforeEach(async () => {
  testPlatform = createTestPlatform()
  jun = await testPlatform.signIn('jun')
})

const refusal = async (call: Promise<unknown>): Promise<PlatformError> => {
  const failure: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(failure).toBeInstanceOf(PlatformError)
  return failure as PlatformError
}

const person = (account = 'jun') => {
  const member = memberByAccount(testPlatform.sandbox.context, 'crph', account)
  if (!member) throw new Error(`no ${account}`)
  return member
}

const deposit = async (client: Client, amount: string, methodId = 'GCASH') => {
  await client.safety.readProtection({})
  const key = { idempotencyKey: `order-${String(++order).padStart(6, '0')}` }
  return client.deposit.order({ methodId, amount }, key)
}

/** Logs in again after time has passed; sessions end after half an hour. */
async function later(ms: number): Promise<void> {
  testPlatform.clock.advance(ms)
  jun = await testPlatform.signIn('jun')
}

const limit = async () => (await jun.client.safety.overview({})).limits[0]

/** Credits money and plays it through the ledger, as a game would. */
function play(stake: bigint, payout: bigint): void {
  const { state, context } = testPlatform.sandbox
  state.transact(() => {
    refuseStake(context, person(), stake)
    const [member, house] = [memberAccount(person().id), houseAccount('crph')]
    post(context, {
      kind: 'round',
      reference: `round-${String(++order)}`,
      moves: [
        { from: member, to: house, amount: stake },
        { from: house, to: member, amount: payout },
      ],
    })
  })
}

function give(amount: bigint): void {
  const { state, context } = testPlatform.sandbox
  state.transact(() =>
    post(context, {
      kind: 'adjustment',
      reference: `gift-${String(++order)}`,
      moves: [{ from: houseAccount('crph'), to: memberAccount(person().id), amount }],
    }),
  )
}

describe('deposit limit', () => {
  it('holds back everything paid in, by whatever method, until the period restarts [G-11] [G-14]', async () => {
    await jun.client.safety.setLimit({ kind: 'deposit', period: 'day', amount: '1000' })
    await deposit(jun.client, '600')
    const { code, value } = await refusal(deposit(jun.client, '500', 'MAYA'))
    // NOON is 20:00 in the market; its day restarts at midnight, four hours later.
    expect([code, value]).toEqual([
      'deposit.limit.reached',
      { period: 'day', limit: '1000.00', left: '400.00', restartsAt: NOON + 4 * HOUR },
    ])
    await deposit(jun.client, '400', 'MAYA')
    expect((await refusal(deposit(jun.client, '100'))).code).toBe('deposit.limit.reached')
    await later(4 * HOUR)
    await deposit(jun.client, '1000')
  })

  it('counts what was credited as well as what is on its way, and drops what expired', async () => {
    await jun.client.safety.setLimit({ kind: 'deposit', period: 'week', amount: '1000' })
    const { id } = await deposit(jun.client, '300')
    await jun.client.deposit.submit(
      { orderId: id, senderMobile: '09171234567', reference: '1234567890123' },
      { idempotencyKey: 'submit-00001' },
    )
    await testPlatform.operate('deposits/credit', { id })
    await deposit(jun.client, '200')
    expect(await limit()).toMatchObject({ used: '500.00', left: '500.00' })
    await later(21 * 60_000)
    expect(await limit()).toMatchObject({ used: '300.00', left: '700.00' })
  })

  it('counts all that was paid in: neither a withdrawal nor a loss gives room again [G-09]', async () => {
    await jun.client.safety.setLimit({ kind: 'deposit', period: 'day', amount: '1000' })
    const { state, context } = testPlatform.sandbox
    const [member, house] = [memberAccount(person().id), houseAccount('crph')]
    state.transact(() => {
      post(context, {
        kind: 'deposit',
        reference: 'credit-gross',
        moves: [{ from: house, to: member, amount: 80_000n }],
      })
      post(context, {
        kind: 'withdrawal',
        reference: 'out-gross',
        moves: [{ from: member, to: house, amount: 50_000n }],
      })
    })
    play(10_000n, 0n)
    expect(await limit()).toMatchObject({ kind: 'deposit', used: '800.00', left: '200.00' })
  })

  it('applies the limit with the least left of several and says which', async () => {
    await jun.client.safety.setLimit({ kind: 'deposit', period: 'day', amount: '800' })
    await jun.client.safety.setLimit({ kind: 'deposit', period: 'week', amount: '1000' })
    await jun.client.safety.setLimit({ kind: 'deposit', period: 'month', amount: '5000' })
    await deposit(jun.client, '700')
    const binds = async () => (await jun.client.safety.overview({})).limits.filter((one) => one.binds)
    expect(await binds()).toMatchObject([{ period: 'day', left: '100.00' }])
    testPlatform.clock.advance(21 * 60_000)
    await deposit(jun.client, '650')
    await later(4 * HOUR)
    expect((await binds()).map(({ period }) => period)).toEqual(['day'])
  })

  it('notifies at half and at full use, once each, and only as a fact [G-17]', async () => {
    await jun.client.safety.setLimit({ kind: 'deposit', period: 'day', amount: '1000' })
    const { state, context } = testPlatform.sandbox
    const notices = () =>
      context.tables.messages
        .by('member', String(person().id))
        .filter(({ key }) => key.startsWith('info_deposit_limit'))
        .map(({ key, values }) => [key, values])
    const credit = (amount: bigint) =>
      state.transact(() =>
        post(context, {
          kind: 'deposit',
          reference: `credit-${String(++order)}`,
          moves: [{ from: houseAccount('crph'), to: memberAccount(person().id), amount }],
        }),
      )
    credit(49_999n)
    expect(notices()).toEqual([])
    credit(1n)
    credit(20_000n)
    expect(notices()).toEqual([['info_deposit_limit_half', [100_000n, 'day']]])
    credit(30_000n)
    credit(10_000n)
    expect(notices().map(([key]) => key)).toEqual(['info_deposit_limit_half', 'info_deposit_limit_full'])
    const excerpts = async (language: string) =>
      (await jun.client.inbox.list({ language })).list.slice(0, 2).map(({ excerpt }) => excerpt)
    expect(await excerpts('EN')).toEqual([
      'You have used all of your daily deposit limit of ₱1,000.00. Safer play shows when it restarts.',
      'You have used half or more of your daily deposit limit of ₱1,000.00.',
    ])
    expect((await excerpts('TY'))[1]).toBe(
      'Nagamit mo na ang kalahati o higit pa ng pang-araw-araw na limit mo sa deposito na ₱1,000.00.',
    )
    expect((await excerpts('BN'))[1]).toBe('আপনার দৈনিক ডিপোজিট সীমা ১,০০০.০০₱-এর অর্ধেক বা তার বেশি ব্যবহার হয়েছে।')
  })

  it('shows what is left where a deposit begins, and nothing to somebody without a limit [G-15]', async () => {
    expect((await jun.client.deposit.methods({})).depositInfo.limits).toEqual([])
    await jun.client.safety.setLimit({ kind: 'deposit', period: 'day', amount: '1000' })
    await deposit(jun.client, '250')
    expect((await jun.client.deposit.methods({})).depositInfo.limits).toEqual([
      { period: 'day', amount: '1000.00', used: '250.00', left: '750.00', restartsAt: expect.any(Number) },
    ])
    expect(depositHeadroom(testPlatform.sandbox.context, person('maria')).binding).toBeNull()
  })
})

describe('lowering and raising', () => {
  const set = (amount: string) => jun.client.safety.setLimit({ kind: 'deposit', period: 'day', amount })
  const name = { kind: 'deposit', period: 'day' } as const

  it('lowers immediately; a raise waits a day and then for a fresh confirmation, the old limit stays [G-13]', async () => {
    await set('1000')
    await set('500')
    expect(await limit()).toMatchObject({ amount: '500.00', since: NOON, raise: null })
    await set('2000')
    expect(await limit()).toMatchObject({
      amount: '500.00',
      raise: { amount: '2000.00', ripeAt: NOON + DAY, lapsesAt: NOON + 8 * DAY },
    })
    expect((await refusal(jun.client.safety.confirmRaise(name))).code).toBe('safety.raise.waiting')
    await later(DAY - 1)
    expect((await refusal(jun.client.safety.confirmRaise(name))).code).toBe('safety.raise.waiting')
    testPlatform.clock.advance(1)
    expect(await limit()).toMatchObject({ amount: '500.00' })
    expect((await refusal(deposit(jun.client, '600'))).code).toBe('deposit.limit.reached')
    await jun.client.safety.confirmRaise(name)
    expect(await limit()).toMatchObject({ amount: '2000.00', raise: null })
    await deposit(jun.client, '600')
  })

  it('lapses when nobody confirms, and never comes into force automatically [G-13]', async () => {
    await set('500')
    await set('2000')
    await later(8 * DAY)
    expect(await limit()).toMatchObject({ amount: '500.00', raise: null })
    expect((await refusal(jun.client.safety.confirmRaise(name))).code).toBe('safety.raise.none')
    const [lapsed] = (await jun.client.safety.changes({})).list
    expect(lapsed).toMatchObject({ event: 'raise.lapsed', at: NOON + 8 * DAY, before: '2000.00', after: '500.00' })
  })

  it('takes a limit away only after the same wait and confirmation, and can be called off [G-13]', async () => {
    await set('500')
    await jun.client.safety.removeLimit(name)
    expect((await limit())?.raise).toMatchObject({ amount: null })
    await jun.client.safety.cancelRaise(name)
    expect((await limit())?.raise).toBeNull()
    await jun.client.safety.removeLimit(name)
    await later(DAY)
    expect((await jun.client.safety.confirmRaise(name)).limits).toEqual([])
  })

  it.each([
    ['SE', 3 * DAY],
    ['DE', 7 * DAY],
    ['NL', 7 * DAY],
    ['strict', DAY],
  ])('waits as the market %s asks [G-13]', async (market, wait) => {
    await testPlatform.operate('safety/market', { merchant: 'crph', market })
    await set('500')
    await set('900')
    expect((await limit())?.raise?.ripeAt).toBe(NOON + wait)
  })

  it('waits for the running month to end where the market asks it, however far that is', async () => {
    await testPlatform.operate('safety/market', { merchant: 'crph', market: 'SE' })
    const month = { kind: 'deposit', period: 'month' } as const
    await jun.client.safety.setLimit({ ...month, amount: '500' })
    const { limits } = await jun.client.safety.setLimit({ ...month, amount: '900' })
    expect(limits[0]?.raise?.ripeAt).toBe(Date.UTC(2026, 11, 1) - 8 * HOUR)
  })

  it('refuses an invalid change: other periods, too much, the same again, or to a limit that was never set', async () => {
    await set('500')
    const codes = await Promise.all([
      refusal(set('500')),
      refusal(set('99999999999')),
      refusal(jun.client.safety.setSessionLimit({ minutes: 9 })),
      refusal(jun.client.safety.removeLimit({ kind: 'loss', period: 'day' })),
      refusal(jun.client.safety.removeLimit({ kind: 'loss' })),
      refusal(jun.client.safety.confirmRaise(name)),
    ])
    expect(codes.map(({ code }) => code)).toEqual([
      'safety.limit.same',
      'safety.limit.invalid',
      'safety.limit.invalid',
      'safety.limit.unknown',
      'safety.limit.invalid',
      'safety.raise.none',
    ])
  })
})

describe('history', () => {
  it('writes a row with its time for every change of a safety setting [G-16] [G-56]', async () => {
    await jun.client.safety.setLimit({ kind: 'loss', period: 'week', amount: '300' })
    testPlatform.clock.advance(60_000)
    await jun.client.safety.setSessionLimit({ minutes: 60 })
    await jun.client.safety.setReminder({ minutes: 20 })
    await jun.client.safety.review({ choice: 'kept' })
    const { list, totalCount } = await jun.client.safety.changes({})
    expect(totalCount).toBe(4)
    expect(list.map(({ event, at }) => [event, at - NOON])).toEqual([
      ['review.kept', 60_000],
      ['reminder.set', 60_000],
      ['limit.set', 60_000],
      ['limit.set', 0],
    ])
    expect(list[1]).toMatchObject({ minutesBefore: 60, minutesAfter: 20, before: null })
    const limits = await jun.client.safety.changes({ only: 'limits' })
    expect(limits.list.map(({ kind }) => kind)).toEqual(['session', 'loss'])
  })

  it('asks about limits once, again a month after being put off, and every quarter of a year [G-04] [G-18]', async () => {
    const prompt = async () => (await jun.client.safety.overview({})).prompt
    expect(await prompt()).toBe('first')
    await jun.client.safety.review({ choice: 'later' })
    expect(await prompt()).toBe('none')
    await later(30 * DAY)
    expect(await prompt()).toBe('first')
    await jun.client.safety.review({ choice: 'kept' })
    await later(89 * DAY)
    expect(await prompt()).toBe('none')
    await later(DAY)
    expect(await prompt()).toBe('review')
  })
})

describe('play', () => {
  beforeEach(() => give(1_000_000n))

  it('refuses a stake that could pass the loss limit; winnings give room again', async () => {
    await jun.client.safety.setLimit({ kind: 'loss', period: 'day', amount: '100' })
    play(8_000n, 0n)
    expect(() => play(2_001n, 0n)).toThrow('safety.loss.reached')
    play(2_000n, 5_000n)
    play(5_000n, 0n)
    expect(() => play(1n, 0n)).toThrow('safety.loss.reached')
    expect(await limit()).toMatchObject({ kind: 'loss', used: '100.00', left: '0.00' })
  })

  it('refuses a stake beyond the stake limit, whatever was won', async () => {
    await jun.client.safety.setLimit({ kind: 'wager', period: 'day', amount: '100' })
    play(10_000n, 90_000n)
    expect(() => play(1n, 0n)).toThrow('safety.wager.reached')
  })

  it('shows time, staked, won and net of the gaming session; half an hour of rest begins a new one [G-19] [G-20]', async () => {
    expect((await jun.client.safety.play({})).sitting).toBeNull()
    play(3_000n, 1_000n)
    testPlatform.clock.advance(10 * 60_000)
    play(2_000n, 0n)
    expect((await jun.client.safety.play({})).sitting).toMatchObject({
      startedAt: NOON,
      staked: '50.00',
      won: '10.00',
      net: '-40.00',
      checkDueAt: NOON + HOUR,
      checkDue: false,
    })
    await later(30 * 60_000)
    expect((await jun.client.safety.play({})).sitting).toBeNull()
    play(1_000n, 0n)
    expect((await jun.client.safety.play({})).sitting).toMatchObject({ staked: '10.00', startedAt: NOON + 40 * 60_000 })
  })

  it('stops new stakes when the reality check is due, until it is answered [G-21]', async () => {
    await jun.client.safety.setReminder({ minutes: 10 })
    play(1_000n, 0n)
    testPlatform.clock.advance(10 * 60_000)
    expect(() => play(1_000n, 0n)).toThrow('safety.check.due')
    expect((await jun.client.safety.play({})).sitting?.checkDue).toBe(true)
    await jun.client.safety.answerCheck({ choice: 'continue' })
    play(1_000n, 0n)
    expect((await jun.client.safety.play({})).sitting).toMatchObject({ checkDueAt: NOON + 20 * 60_000 })
    expect((await refusal(jun.client.safety.setReminder({ minutes: 5 }))).code).toBe('safety.reminder.invalid')
    expect((await refusal(jun.client.safety.setReminder({ minutes: 61 }))).code).toBe('safety.reminder.invalid')
  })

  it('ends play at the session limit, warned five minutes before; signing in again is no way round [G-23]', async () => {
    await jun.client.safety.setSessionLimit({ minutes: 20 })
    play(1_000n, 0n)
    testPlatform.clock.advance(19 * 60_000)
    play(1_000n, 0n)
    expect((await jun.client.safety.play({})).sitting).toMatchObject({
      endsAt: NOON + 20 * 60_000,
      warnAt: NOON + 15 * 60_000,
      ended: false,
    })
    await later(60_000)
    expect(() => play(1_000n, 0n)).toThrow('safety.session.over')
    expect((await jun.client.safety.play({})).sitting).toMatchObject({ ended: true, restedAt: NOON + 49 * 60_000 })
    testPlatform.clock.advance(29 * 60_000)
    play(1_000n, 0n)
  })
})

describe('statement', () => {
  it('sums play and payments by month and since the beginning, losses as plainly as wins [G-39] [G-40]', async () => {
    give(100_000n)
    play(30_000n, 10_000n)
    await later(20 * DAY)
    play(5_000n, 20_000n)
    const { total, months, netDepositsEver } = await jun.client.safety.statement({ months: 2 })
    expect(months.map(({ month, staked, won, net }) => [month, staked, won, net])).toEqual([
      ['2026-12', '50.00', '200.00', '150.00'],
      ['2026-11', '300.00', '100.00', '-200.00'],
    ])
    expect(months.map(({ daysPlayed, hoursPlayed, biggestDay }) => [daysPlayed, hoursPlayed, biggestDay])).toEqual([
      [1, 1, { day: '2026-12-11', net: '150.00' }],
      [1, 1, { day: '2026-11-21', net: '-200.00' }],
    ])
    expect([total.net, netDepositsEver]).toEqual(['-50.00', '0.00'])
    expect((await jun.client.safety.statement({ months: 12 })).months).toHaveLength(12)
    await expect(jun.client.safety.statement({ months: 13 })).rejects.toMatchObject({ code: 'request_param_err' })
  })

  it('counts an hour of play once, however long it lasted [G-40]', async () => {
    give(100_000n)
    for (const minutes of [20, 65, 0]) {
      play(100n, 0n)
      await later(minutes * 60_000)
    }
    const [month] = (await jun.client.safety.statement({ months: 1 })).months
    expect([month?.daysPlayed, month?.hoursPlayed]).toEqual([1, 2])
  })

  it('scores the self-test and keeps nothing of it [G-43]', async () => {
    const guest = testPlatform.visitor()
    await guest.client.safety.rules({})
    const before: unknown = JSON.parse(testPlatform.sandbox.snapshot())
    const answers = Array.from({ length: 9 }, () => 'never' as const)
    expect(await guest.client.safety.selfTest({ answers })).toMatchObject({ score: 0, band: 'none' })
    const often = answers.map(() => 'often' as const)
    expect(await guest.client.safety.selfTest({ answers: often })).toMatchObject({ score: 18, band: 'high' })
    expect(JSON.parse(testPlatform.sandbox.snapshot())).toEqual(before)
    expect(JSON.stringify(testPlatform.sandbox.log.list())).not.toContain('often')
  })
})
