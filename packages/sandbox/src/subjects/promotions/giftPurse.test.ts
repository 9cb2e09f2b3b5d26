import { DAY } from '@croupier/locales/calendar'
import { beforeEach, describe, expect, it } from 'vitest'
import { createBench, type Bench } from '../../testing/createBench.ts'
import { depositNow, freshKey, personOf, playRound } from '../../testing/playing.ts'
import { changeMember } from '../members/members.ts'
import { missions } from '../loyalty/missions.ts'
import { GIFT_ALLOWANCE, GIFT_SHARE, worthOf } from './giftPurse.ts'
import { offers } from './offers.ts'
import { promoCodes } from './promoCodes.ts'
import { SIGN_IN_DAYS } from './signIn.ts'

let bench: Bench
beforeEach(() => {
  bench = createBench()
})

/** Everything a member was promised from a kind of source, minor units. */
const given = (account: string, source: RegExp) =>
  bench.sandbox.world.tables.rewards
    .by('member', String(personOf(bench, account).id))
    .filter((reward) => source.test(reward.source))
    .reduce((sum, reward) => sum + worthOf(reward), 0n)

const CAP = offers.flatMap(({ rule }) => (rule.kind === 'deposit' && rule.every === 'week' ? [rule.cap] : []))[0] ?? 0n
/** A week's deposit with its bonus, taken. */
async function depositWithBonus(account: string) {
  const person = await bench.signIn(account)
  await depositNow(bench, person, '2500', 'week-deposit')
  const promised = await person.client.promotion.claims({ promotionType: 'DEPOSIT' })
  for (const { rewardId } of promised)
    await person.client.promotion.claim({ promotionClaimId: String(rewardId) }, freshKey())
  bench.clock.advance(7 * DAY)
}
const refused = { code: 'promotion.not.eligible' }

describe('gifts that come again and again', () => {
  it('of somebody who pays in for them and never plays end at what everybody is given, sign-ins too', async () => {
    await depositWithBonus('jun')
    expect(given('jun', /^offer\/week-deposit/)).toBe(CAP)
    await expect(depositWithBonus('jun')).rejects.toMatchObject(refused)
    let days = 0
    const signIn = async () => (await bench.signIn('jun')).client.promotion.signIn({}, freshKey())
    for (; days < 400; days++) {
      const ended = await signIn().then(
        () => false,
        (failure: unknown) => {
          expect(failure).toMatchObject(refused)
          return true
        },
      )
      if (ended) break
      bench.clock.advance(DAY)
    }
    expect(days).toBeGreaterThan(100)
    const all = given('jun', /^(?:offer\/week-deposit|signIn)/)
    expect(all <= GIFT_ALLOWANCE && all > GIFT_ALLOWANCE - 1_000n).toBe(true)
  })

  it('come out of one purse for all accounts of a person', async () => {
    const { state, world } = bench.sandbox
    const person = { payeeName: 'Jun Cruz', birthday: '1991-02-03' }
    for (const account of ['jun', 'carl'])
      state.transact(() => changeMember(world, personOf(bench, account).id, person))
    await depositWithBonus('jun')
    await expect(depositWithBonus('carl')).rejects.toMatchObject(refused)
    await depositWithBonus('beth')
    expect(given('beth', /^offer\/week-deposit/)).toBe(CAP)
  })

  it('go on for whoever plays, by a share of the stakes that the game leaves', async () => {
    const share = GIFT_SHARE['FISH'] ?? 0n
    for (let round = 0; round < 100; round++)
      playRound(bench, 'carl', (CAP * 100n + share - 1n) / share, { gameType: 'FISH' })
    await depositWithBonus('carl')
    await depositWithBonus('carl')
    expect(given('carl', /^offer\/week-deposit/)).toBe(2n * CAP)
    await expect(depositWithBonus('carl')).rejects.toMatchObject(refused)
  })
})

describe('gifts that a person is given once', () => {
  it('come to less than 1,250.00 in all', () => {
    const once: bigint[] = []
    for (const { rule } of offers) {
      if (rule.kind === 'press' || rule.kind === 'application') once.push(worthOf(rule.gift))
      if (rule.kind === 'deposit' && rule.every === 'first') once.push(rule.cap)
    }
    for (const { gift } of promoCodes) once.push(worthOf(gift))
    const sum = once.reduce((total, worth) => total + worth, 0n)
    expect(sum).toBeGreaterThan(0n)
    expect(sum).toBeLessThan(125_000n)
    // And nothing that comes again is worth more at once than the purse holds.
    const again = [
      ...SIGN_IN_DAYS.map(worthOf),
      ...missions.filter(({ metric }) => metric !== 'turnover').map(worthOf),
      ...offers.flatMap(({ rule }) => (rule.kind === 'deposit' && rule.every === 'week' ? [rule.cap] : [])),
    ]
    for (const worth of again) expect(worth).toBeLessThanOrEqual(GIFT_ALLOWANCE)
  })
})
