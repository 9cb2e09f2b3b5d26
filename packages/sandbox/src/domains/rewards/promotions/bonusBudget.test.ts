import { DAY } from '@croupier/locales/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import { type TestPlatform, createTestPlatform } from '../../../testing/createTestPlatform.ts'
import { depositNow, freshKey, personOf, playRound } from '../../../testing/playing.ts'
import { changeMember, createMember } from '../../identity/members/members.ts'
import { SEEDED_PASSWORD } from '../../identity/members/seed.ts'
import { missions } from './missionList.ts'
import { moneyText } from '@croupier/money'
import { GIFT_ALLOWANCE, GIFT_SHARE, bonusBudgetLeft, worthOf } from './bonusBudget.ts'
import { offers } from './offers.ts'
import { promoCodes } from './promoCodes.ts'
import { FRIEND_BONUS, referralCode } from './referrals.ts'
import { settleRewards } from '../loyalty/settleRewards.ts'
import { SIGN_IN_DAYS } from './signIn.ts'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

/** Total of the rewards a member was promised from a kind of source, minor units. */
const given = (account: string, source: RegExp) =>
  testPlatform.sandbox.context.tables.rewards
    .by('member', String(personOf(testPlatform, account).id))
    .filter((reward) => source.test(reward.source))
    .reduce((sum, reward) => sum + worthOf(reward), 0n)

const CAP = offers.flatMap(({ rule }) => (rule.kind === 'deposit' && rule.every === 'week' ? [rule.cap] : []))[0] ?? 0n
/** Makes the week's deposit and claims its bonus. */
async function depositWithBonus(account: string) {
  const person = await testPlatform.signIn(account)
  await depositNow(testPlatform, person, '2500', 'week-deposit')
  const promised = await person.client.promotion.claims({ promotionType: 'DEPOSIT' })
  for (const { rewardId } of promised)
    await person.client.promotion.claim({ promotionClaimId: String(rewardId) }, freshKey())
  testPlatform.clock.advance(7 * DAY)
}
const refused = { code: 'promotion.not.eligible' }

describe('gifts that come again and again', () => {
  it('to somebody who pays in for them and never plays end at what everybody is given, sign-ins included', async () => {
    await depositWithBonus('jun')
    expect(given('jun', /^offer\/week-deposit/)).toBe(CAP)
    await expect(depositWithBonus('jun')).rejects.toMatchObject(refused)
    let days = 0
    const signIn = async () => (await testPlatform.signIn('jun')).client.promotion.signIn({}, freshKey())
    for (; days < 400; days++) {
      const ended = await signIn().then(
        () => false,
        (failure: unknown) => {
          expect(failure).toMatchObject(refused)
          return true
        },
      )
      if (ended) break
      testPlatform.clock.advance(DAY)
    }
    expect(days).toBeGreaterThan(100)
    const all = given('jun', /^(?:offer\/week-deposit|signIn)/)
    expect(all <= GIFT_ALLOWANCE && all > GIFT_ALLOWANCE - 1_000n).toBe(true)
  })

  it('come out of one bonus budget for all accounts of a person', async () => {
    const { state, context } = testPlatform.sandbox
    const person = { verified: true, profile: { idNumber: 'P-1991' } }
    for (const account of ['jun', 'carl'])
      state.transact(() => changeMember(context, personOf(testPlatform, account).id, person))
    await depositWithBonus('jun')
    await expect(depositWithBonus('carl')).rejects.toMatchObject(refused)
    await depositWithBonus('beth')
    expect(given('beth', /^offer\/week-deposit/)).toBe(CAP)
  })

  it('go on for somebody who plays, up to the share of the stakes that the game sets aside', async () => {
    const share = GIFT_SHARE['FISH'] ?? 0n
    for (let round = 0; round < 100; round++)
      playRound(testPlatform, 'carl', (CAP * 100n + share - 1n) / share, { gameType: 'FISH' })
    await depositWithBonus('carl')
    await depositWithBonus('carl')
    expect(given('carl', /^offer\/week-deposit/)).toBe(2n * CAP)
    await expect(depositWithBonus('carl')).rejects.toMatchObject(refused)
  })
})

describe('what is given for others, or by hand', () => {
  const code = (given: Promise<unknown>) => given.then(String, (failure: Error) => failure.message)
  /** A friend invited by maria, with a first deposit that brings her the bonus. */
  async function invite(account: string) {
    const { context, state } = testPlatform.sandbox
    const maria = personOf(testPlatform, 'maria')
    const merchant = context.merchants.get('crph')
    if (!merchant) throw new Error('no merchant')
    state.transact(() => {
      if (maria.affiliateCode === null) referralCode(context, maria, true)
      createMember(context, merchant, {
        account,
        birthday: '1990-01-01',
        password: SEEDED_PASSWORD,
        uplineId: maria.id,
      })
    })
    return testPlatform.signIn(account)
  }
  const settle = () =>
    testPlatform.sandbox.state.transact(() =>
      settleRewards(testPlatform.sandbox.context, personOf(testPlatform, 'maria')),
    )

  it('a friend’s bonus comes out of what the friend’s play pays for: a friend who was given that much already brings none before playing', async () => {
    const kim = await invite('kimfriend')
    const share = GIFT_SHARE['FISH'] ?? 0n
    const thanks = { merchant: 'crph', account: 'kimfriend', name: 'A thank-you', amount: '600.00' }
    await testPlatform.operate('rewards/issue', thanks)
    await depositNow(testPlatform, kim, '2500')
    settle()
    expect(given('maria', /^referral/)).toBe(0n)
    const play = (stake: bigint) => playRound(testPlatform, 'kimfriend', stake, { gameType: 'FISH', payout: stake })
    // Enough play to pay for the bonus, less one minor unit.
    const half = (FRIEND_BONUS * 10_000n) / share / 2n
    play(half)
    play(half - 100n)
    settle()
    expect(given('maria', /^referral/)).toBe(0n)
    play(100n)
    const left = (account: string) => bonusBudgetLeft(testPlatform.sandbox.context, personOf(testPlatform, account))
    const hers = left('maria')
    settle()
    settle()
    expect(given('maria', /^referral/)).toBe(FRIEND_BONUS)
    // It is deducted from the friend's budget, not from hers.
    expect(left('kimfriend')).toBe(0n)
    expect(left('maria')).toBe(hers)
  })

  it('the operator’s thank-you gifts end where play has paid for no more, in money and in points, over all accounts of a person', async () => {
    const { state, context } = testPlatform.sandbox
    const person = { verified: true, profile: { idNumber: 'P-1991' } }
    for (const account of ['jun', 'carl'])
      state.transact(() => changeMember(context, personOf(testPlatform, account).id, person))
    const before = bonusBudgetLeft(context, personOf(testPlatform, 'jun'))
    const thank = (account: string, gift: object) =>
      testPlatform.operate('rewards/issue', { merchant: 'crph', account, name: 'A thank-you', ...gift })
    expect(await code(thank('jun', { amount: moneyText(before + 1n, 2) }))).toContain('play has paid for gifts of')
    await thank('jun', { amount: moneyText(before - 1_000n, 2) })
    expect(await code(thank('carl', { points: '1001' }))).toContain('play has paid for gifts of 10.00 more')
    await thank('carl', { points: '1000' })
    expect(await code(thank('jun', { amount: '0.01' }))).toContain('play has paid for gifts of 0.00 more')
  })
})

describe('gifts that a person is given once', () => {
  it('come to less than 1,250.00 in all, and their money has to be staked', () => {
    const once: bigint[] = []
    for (const { rule } of offers) {
      if (rule.kind === 'press' || rule.kind === 'application') once.push(worthOf(rule.gift))
      if (rule.kind === 'deposit' && rule.every === 'first') once.push(rule.cap)
    }
    for (const { gift } of promoCodes) once.push(worthOf(gift))
    const sum = once.reduce((total, worth) => total + worth, 0n)
    expect(sum).toBeGreaterThan(0n)
    expect(sum).toBeLessThan(125_000n)
    // Its money must be staked before it can be withdrawn.
    const multiples = [
      ...offers.flatMap(({ rule }) => ('gift' in rule && rule.gift.amount ? [rule.gift.multiple ?? 0] : [])),
      ...offers.flatMap(({ rule }) => (rule.kind === 'deposit' ? [rule.multiple] : [])),
      ...promoCodes.flatMap(({ gift }) => (gift.amount ? [gift.multiple ?? 0] : [])),
    ]
    expect(multiples.length).toBeGreaterThan(3)
    expect(Math.min(...multiples)).toBeGreaterThan(0)
    // And no recurring gift is worth more than the budget.
    const again = [
      ...SIGN_IN_DAYS.map(worthOf),
      ...missions.filter(({ metric }) => metric !== 'turnover').map(worthOf),
      ...offers.flatMap(({ rule }) => (rule.kind === 'deposit' && rule.every === 'week' ? [rule.cap] : [])),
    ]
    for (const worth of again) expect(worth).toBeLessThanOrEqual(GIFT_ALLOWANCE)
  })
})
