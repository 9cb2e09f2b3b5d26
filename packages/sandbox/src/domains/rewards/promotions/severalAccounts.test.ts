import { DAY } from '@croupier/locales/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import { cashierAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { depositNow, freshKey, personOf, playRound } from '../../../testing/playing.ts'
import { changeMember, createMember, memberByAccount } from '../../identity/members/members.ts'
import { SEEDED_PASSWORD } from '../../identity/members/seed.ts'
import type { Member } from '../../identity/members/rows.ts'
import { referralCode } from './referrals.ts'
import { settleRewards } from '../loyalty/settleRewards.ts'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const run = <Result>(work: () => Result): Result => testPlatform.sandbox.state.transact(work)
const merchant = () => {
  const found = testPlatform.sandbox.context.merchants.get('crph')
  if (!found) throw new Error('no merchant')
  return found
}
const account = (
  name: string,
  facts: Partial<Pick<Member, 'email' | 'uplineId' | 'profile' | 'verified'>> = {},
): Member =>
  run(() =>
    createMember(testPlatform.sandbox.context, merchant(), {
      account: name,
      birthday: '1990-01-01',
      password: SEEDED_PASSWORD,
      type: 0,
      registeredAt: testPlatform.clock.now(),
      ...facts,
    }),
  )
/** One person with two accounts: both checked documents are the same. */
const ONE = { verified: true, profile: { idNumber: 'P-1234567' } }
const code = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: { code?: string }) => failure.code ?? String(failure),
  )
const claim = (person: Visitor, promoCode: string) => code(person.client.promoCode.claim({ promoCode }, freshKey()))
const earned = (member: Member) => [...testPlatform.sandbox.context.tables.rewards.by('member', String(member.id))]

describe('one person with several accounts', () => {
  it('takes a promo code, a gift for newcomers and a first deposit’s bonus once, under whichever account', async () => {
    account('firsto', ONE)
    account('second', { email: 'second@mail.example' })
    const first = await testPlatform.signIn('firsto')
    const second = await testPlatform.signIn('second')
    expect(await claim(first, 'HELLO10')).toBeNull()
    // Nothing links the accounts yet: the choice is accepted, the bonus is not.
    const joined = await code(
      second.client.promotion.join({ id: 'first-deposit', comment: '', pictures: [] }, freshKey()),
    )
    expect(joined).toBeNull()
    await depositNow(testPlatform, first, '500', 'first-deposit')
    const one = personOf(testPlatform, 'firsto')
    run(() => settleRewards(testPlatform.sandbox.context, one))
    expect(earned(one).map(({ type }) => type)).toContain('FIRST_DEPOSIT')

    const { id } = personOf(testPlatform, 'second')
    run(() => changeMember(testPlatform.sandbox.context, id, ONE))
    expect(await claim(second, 'HELLO10')).toBe('promotion.already.claimed')
    expect(await claim(second, 'LANTERN')).toBeNull()
    expect(await claim(first, 'LANTERN')).toBe('promotion.already.claimed')
    await depositNow(testPlatform, second, '500')
    run(() => settleRewards(testPlatform.sandbox.context, personOf(testPlatform, 'second')))
    expect(earned(personOf(testPlatform, 'second')).map(({ type }) => type)).not.toContain('FIRST_DEPOSIT')
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('cannot be their own friend, and a friend counts once, however many accounts they have', async () => {
    const { context } = testPlatform.sandbox
    const host = account('hosthost', { verified: true, profile: { idNumber: 'H-1234567' } })
    run(() => referralCode(context, host, true))
    const friends = [
      account('myself02', { verified: true, profile: { idNumber: 'h-1234567 ' }, uplineId: host.id }),
      account('friend01', { ...ONE, uplineId: host.id }),
      account('friend02', { ...ONE, uplineId: host.id }),
      account('friend03', { email: 'other@mail.example', uplineId: host.id }),
    ]
    // The friend's later account deposits first.
    for (const friend of friends.toReversed()) {
      await depositNow(testPlatform, await testPlatform.signIn(friend.account), '200')
      run(() => settleRewards(context, memberByAccount(context, 'crph', 'hosthost') ?? host))
    }
    expect(earned(host).map(({ source }) => source)).toEqual([
      `referral/${friends[3]?.id}`,
      `referral/${friends[2]?.id}`,
    ])
  })

  it('earns no friend’s bonus by money that only went from member to member', async () => {
    // The books show that this deposit was not matched.
    testPlatform = createTestPlatform({ watchBooks: false })
    const { context } = testPlatform.sandbox
    const host = account('hosthost')
    run(() => referralCode(context, host, true))
    const friend = account('friend01', { uplineId: host.id })
    await depositNow(testPlatform, await testPlatform.signIn('friend01'), '200')
    const [deposit] = context.tables.deposits.by('member', String(friend.id))
    if (!deposit) throw new Error('no deposit')
    // As a matched deposit is stored.
    run(() => context.tables.deposits.put(deposit.id, { ...deposit, withdrawalId: 'W00000001' }))
    run(() => settleRewards(context, host))
    expect(earned(host)).toEqual([])
  })

  it('has one place among the winners of a week', () => {
    account('firsto', ONE)
    account('second', ONE)
    for (const name of ['firsto', 'second']) {
      const moves = [
        { from: cashierAccount('crph'), to: memberAccount(personOf(testPlatform, name).id), amount: 30_000_000n },
      ]
      run(() => post(testPlatform.sandbox.context, { kind: 'opening', reference: `opening-${name}`, moves }))
    }
    playRound(testPlatform, 'firsto', 24_000_000n)
    playRound(testPlatform, 'second', 22_000_000n)
    playRound(testPlatform, 'vip', 20_000_000n)
    testPlatform.clock.advance(7 * DAY)
    testPlatform.sandbox.tick()
    const winners = [...testPlatform.sandbox.context.tables.rewards.all()]
      .filter(({ type }) => type === 'RANK_BOARD')
      .map(({ memberId }) => testPlatform.sandbox.context.tables.members.get(String(memberId))?.account)
    expect(winners.slice(0, 2)).toEqual(['firsto', 'vip'])
    expect(winners).not.toContain('second')
  })

  it('of two people who claim at the same time, one gets the only code there is', async () => {
    account('firsto')
    account('second')
    const people = [await testPlatform.signIn('firsto'), await testPlatform.signIn('second')]
    const answers = await Promise.all(people.map((person) => claim(person, 'ONLYONE')))
    expect(answers.sort()).toEqual([null, 'promo.code.used.up'].sort())
  })
})

describe('the end of a day', () => {
  it('gives a day’s sign-in once, also when the clock goes back over midnight', async () => {
    const { clock, sandbox } = testPlatform
    const jun = personOf(testPlatform, 'jun')
    // 15:59:59.999 UTC is the last millisecond of the day in Manila.
    clock.advance(4 * 3_600_000 - 1)
    const before = await testPlatform.signIn('jun')
    expect(await code(before.client.promotion.signIn({}, freshKey()))).toBeNull()
    expect(await code(before.client.promotion.signIn({}, freshKey()))).toBe('promotion.already.claimed')
    clock.advance(1)
    expect(await code(before.client.promotion.signIn({}, freshKey()))).toBeNull()
    clock.advance(-1)
    // The day before again: setting the clock back gives nothing again.
    expect(await code(before.client.promotion.signIn({}, freshKey()))).toBe('promotion.already.claimed')
    clock.advance(1)
    expect(await code(before.client.promotion.signIn({}, freshKey()))).toBe('promotion.already.claimed')
    expect(earned(jun).filter(({ type }) => type === 'LOGIN')).toHaveLength(2)
    expect(sandbox.verify().violations).toEqual([])
  })
})
