import { DAY } from '@croupier/locales/calendar'
import { describe, expect, it } from 'vitest'
import { createTestPlatform } from '../../../testing/createTestPlatform.ts'
import { depositNow, freshKey, personOf, playRound } from '../../../testing/playing.ts'

describe('missions', () => {
  it('follow real bets and deposits, send a message when complete, and are claimed once a period [S-372] [G-63]', async () => {
    const testPlatform = createTestPlatform()
    const jun = await testPlatform.signIn('jun')
    await depositNow(testPlatform, jun, '600')
    const mission = async (id: string) => (await jun.client.mission.summary({})).missions.find((one) => one.id === id)
    expect(await mission('week-deposit')).toMatchObject({ status: 'issued', actual: '600.00', expected: '500.00' })
    for (let round = 0; round < 19; round++) playRound(testPlatform, 'jun', 100n)
    expect(await mission('day-rounds')).toMatchObject({ status: 'process', actual: '19', expected: '20' })
    playRound(testPlatform, 'jun', 100n, { gameType: 'LIVE' })
    const done = await mission('day-rounds')
    expect(done).toMatchObject({ status: 'issued', rewardPoint: 20 })
    expect(await mission('day-slots')).toMatchObject({ status: 'process', actual: '19.00' })
    expect((await jun.client.mission.summary({})).missionCount).toBe(2)
    const { list } = await jun.client.inbox.list({})
    const told = list.filter(({ title }) => title === 'A mission is complete')
    expect(
      await Promise.all(told.map(async ({ messageId }) => (await jun.client.inbox.detail({ messageId })).about)),
    ).toEqual([
      { kind: 'mission', id: 'day-rounds' },
      { kind: 'mission', id: 'week-deposit' },
    ])
    await jun.client.promotion.claim({ promotionClaimId: String(done?.rewardId) }, freshKey())
    expect(await mission('day-rounds')).toMatchObject({ status: 'claimed', rewardId: null })
    testPlatform.clock.advance(DAY)
    const next = await testPlatform.signIn('jun')
    const tomorrow = (await next.client.mission.summary({})).missions.find(({ id }) => id === 'day-rounds')
    expect(tomorrow).toMatchObject({ status: 'process', actual: '0' })
  })

  it('rank the week by turnover, show my place, and pay the first three after the week, once [S-372]', async () => {
    const testPlatform = createTestPlatform()
    const play = (account: string, rounds: number, stake: bigint) => {
      for (let round = 0; round < rounds; round++) playRound(testPlatform, account, stake)
    }
    play('vip', 20, 1_000_000n)
    play('maria', 70, 450_000n)
    play('ace', 1, 700_000n)
    play('carl', 1, 5_000n)
    const carl = await testPlatform.signIn('carl')
    const board = await carl.client.mission.leaderboard({})
    expect(board.list.slice(0, 3).map(({ name, prize }) => [name, prize])).toEqual([
      ['mar***a', '300.00'],
      ['v***p', '200.00'],
      // A thousandth of what was staked, up to the prize of the place.
      ['a***e', '7.00'],
    ])
    // Own place and turnover are included although the place is far below those shown.
    expect(board.myTurnover).toBe('50.00')
    expect(board.myRank).toBeGreaterThan(board.list.length)
    testPlatform.clock.advance(22 * DAY)
    const maria = await testPlatform.signIn('maria')
    await maria.client.mission.leaderboard({})
    const prizes = [...testPlatform.sandbox.context.tables.rewards.all()].filter(({ type }) => type === 'RANK_BOARD')
    expect(prizes.map(({ memberId, amount }) => [memberId, amount])).toEqual([
      [personOf(testPlatform, 'maria').id, 30_000n],
      [personOf(testPlatform, 'vip').id, 20_000n],
      [personOf(testPlatform, 'ace').id, 700n],
    ])
    const news = (await maria.client.inbox.list({})).list.find(({ title }) => title === 'A reward is waiting')
    expect(news?.excerpt).toMatch(/^₱300\.00 is in the reward centre, with the terms\. Claim it by 2026-/)
    const { about } = await maria.client.inbox.detail({ messageId: news?.messageId ?? '' })
    expect(about).toEqual({ kind: 'reward', id: String(prizes[0]?.id) })
  })

  it('need a session', async () => {
    const guest = createTestPlatform().visitor()
    await expect(guest.client.mission.summary({})).rejects.toMatchObject({ name: 'TokenMissing' })
    await expect(guest.client.mission.leaderboard({})).rejects.toMatchObject({ name: 'TokenMissing' })
  })
})

describe('ranks', () => {
  it('rise by turnover and deposits together, give each gift once, and are kept', async () => {
    const testPlatform = createTestPlatform()
    const jun = await testPlatform.signIn('jun')
    await depositNow(testPlatform, jun, '1000')
    playRound(testPlatform, 'jun', 99_900n)
    expect(await jun.client.rank.progress({})).toMatchObject({
      playerRankName: 'VIP0',
      nextRankName: 'VIP1',
      currentProgress: { completedConditions: 1, totalExpectedConditions: 2 },
      totalTurnover: { actual: '999.00', expected: '1000.00' },
    })
    for (let round = 0; round < 10; round++) playRound(testPlatform, 'jun', 90_100n)
    expect((await jun.client.rank.progress({})).playerRankName).toBe('VIP2')
    expect((await jun.client.member.info({})).clubLabel?.rankLevel).toBe(2)
    const gifts = await jun.client.promotion.claims({ promotionType: 'UPGRADE_BONUS' })
    expect(gifts.map(({ rewardAmount }) => rewardAmount)).toEqual(['10.00', '2.00'])
    testPlatform.clock.advance(500 * DAY)
    const later = await testPlatform.signIn('jun')
    expect((await later.client.rank.progress({})).playerRankName).toBe('VIP2')
    expect(await later.client.rank.ladder({})).toHaveLength(8)
  })
})

describe('rebate', () => {
  it('lists no day that is over and gave less than the smallest coin [S-373]', async () => {
    const testPlatform = createTestPlatform()
    playRound(testPlatform, 'carl', 100n)
    const today = await (await testPlatform.signIn('carl')).client.rebate.list({})
    expect(today.list.map(({ amount, status }) => [amount, status])).toEqual([['0.00', 'counting']])
    testPlatform.clock.advance(DAY)
    expect((await (await testPlatform.signIn('carl')).client.rebate.list({})).list).toEqual([])
  })

  it('is a share of turnover per product and day, claimed from the next day on, once [S-373]', async () => {
    const testPlatform = createTestPlatform()
    playRound(testPlatform, 'carl', 80_000n)
    playRound(testPlatform, 'carl', 20_000n, { gameType: 'LIVE' })
    const carl = await testPlatform.signIn('carl')
    const today = await carl.client.rebate.list({})
    expect(today.list.map(({ productType, amount, status }) => [productType, amount, status])).toEqual([
      ['slots', '4.00', 'counting'],
      ['live', '0.20', 'counting'],
    ])
    await expect(carl.client.rebate.claim({}, freshKey())).rejects.toMatchObject({ code: 'rebate.nothing' })
    testPlatform.clock.advance(DAY)
    const later = await testPlatform.signIn('carl')
    expect((await later.client.rebate.list({})).claimable).toBe('4.20')
    expect(await later.client.rebate.claim({ productType: 'live' }, freshKey())).toEqual({ amount: '0.20', claimed: 1 })
    expect(await later.client.rebate.claim({}, freshKey())).toEqual({ amount: '4.00', claimed: 1 })
    await expect(later.client.rebate.claim({}, freshKey())).rejects.toMatchObject({ code: 'rebate.nothing' })
    expect((await later.client.wallet.balance({})).sumBalance).toBe('804.20')
    expect((await later.client.rebate.list({})).list.map(({ status, rate }) => [status, rate])).toEqual([
      ['claimed', 0.5],
      ['claimed', 0.1],
    ])
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })
})

it('a claimed rebate keeps the rate it was worked out with, although its amount was rounded [S-373] [N-1]', async () => {
  const testPlatform = createTestPlatform()
  playRound(testPlatform, 'carl', 12_345n)
  testPlatform.clock.advance(DAY)
  const carl = await testPlatform.signIn('carl')
  const shown = async () =>
    (await carl.client.rebate.list({})).list.map(({ turnover, rate, amount }) => [turnover, rate, amount])
  const before = await shown()
  expect(before).toEqual([['123.45', 0.5, '0.61']])
  await carl.client.rebate.claim({}, freshKey())
  expect(await shown()).toEqual(before)
})

describe('inviting friends', () => {
  it('gives a code that brings new members, and a bonus when a friend’s first deposit arrives [S-374]', async () => {
    const testPlatform = createTestPlatform()
    const maria = await testPlatform.signIn('maria')
    const { referralCode } = await maria.client.referral.details({})
    expect((await maria.client.referral.details({})).referralCode).toBe(referralCode)
    const friend = testPlatform.visitor()
    const { token } = await friend.client.member.register({
      username: 'freshfriend',
      password: 'Lagoon27',
      confirmPassword: 'Lagoon27',
      birthday: '1990-01-01',
      referralCode,
      domain: 'site.test',
      registerUrl: 'https://site.test/register',
    })
    friend.token = token
    expect(await maria.client.referral.details({})).toMatchObject({ totalInvitations: 1, claimable: false })
    await depositNow(testPlatform, friend, '300')
    expect(await maria.client.referral.details({})).toMatchObject({ claimable: true, totalBonus: '0.00' })
    const [reward] = await maria.client.promotion.claims({ promotionType: 'REFERRAL' })
    await maria.client.promotion.claim({ promotionClaimId: String(reward?.rewardId) }, freshKey())
    const now = testPlatform.clock.now()
    const report = await maria.client.rebate.depositReport({ startDate: now - DAY, endDate: now + DAY })
    expect(report).toMatchObject({
      list: [{ referredName: 'fre***d', depositAmount: '300.00', bonus: '50.00' }],
      footer: { totalDepositAmount: '300.00', totalBonus: '50.00' },
    })
    await depositNow(testPlatform, friend, '300')
    expect(await maria.client.promotion.claims({ promotionType: 'REFERRAL' })).toEqual([])
  })

  it('is not for agents', async () => {
    const ace = await createTestPlatform().signIn('ace')
    await expect(ace.client.referral.details({})).rejects.toMatchObject({ code: 'promotion.not.eligible' })
    expect((await ace.client.promotion.available({}))['REFERRAL']).toEqual({ enabled: false, count: 0 })
  })
})
