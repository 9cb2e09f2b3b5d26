import { describe, expect, it } from 'vitest'
import { contract, type EndpointId } from './contract.ts'

const place = (id: EndpointId): string => `${contract[id].method} ${contract[id].path}`

describe('calls of promotions, points and service', () => {
  it('missions and the raffle go where the specification says, with a session [S-422] [S-427]', () => {
    expect(place('mission.summary')).toBe('GET /wps/relay/MCSFE_getMissionSummaryDetails')
    expect(place('mission.leaderboard')).toBe('GET /wps/relay/MCSFE_getMissionLeaderboard')
    expect(place('raffle.claim')).toBe('POST /wps/relay/MCS2_claimRafflePromotion')
    for (const id of ['mission.summary', 'mission.leaderboard', 'raffle.claim'] as const) {
      expect(contract[id].token).toBe('required')
    }
  })

  it('points go where the specification says; both that spend are password-checked and sealed [S-424] [S-426]', () => {
    expect(place('points.balance')).toBe('GET /wps/relay/MCS2_getPointBalance')
    expect(place('points.rewards')).toBe('GET /wps/relay/MCS2_getPointReward')
    expect(place('points.redemptions')).toBe('GET /wps/relay/MCS2_getRedeemPointList')
    expect(place('points.config')).toBe('GET /wps/relay/MCS2_getPointConfig')
    expect(place('points.redeem')).toBe('POST /wps/relay/passwordCheck/MCS2_redeemPointReward')
    expect(place('points.convert')).toBe('POST /wps/relay/passwordCheck/MCS2_convertPoint')
    for (const one of Object.values(contract)) {
      if (!one.id.startsWith('points.')) continue
      expect(one.token).toBe('required')
      expect(one.sealed).toBe(one.path.includes('/passwordCheck/'))
      expect(one.effect).toBe(one.sealed ? 'money' : 'read')
    }
  })

  it('feedback is a PUT and the help centre a GET, both without a session [S-229] [S-416] [S-417] [S-428]', () => {
    expect(place('feedback.submit')).toBe('PUT /wps/feedback')
    expect(place('help.centre')).toBe('GET /wps/system/helpCenter')
    expect([contract['feedback.submit'].token, contract['help.centre'].token]).toEqual(['none', 'none'])
  })

  it('whatever hands over money, points or prizes carries an idempotency key', () => {
    const money = Object.values(contract).filter(
      ({ effect, id }) => effect === 'money' && !/^(deposit|withdr|receipt|transfer)/.test(id),
    )
    expect(money.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'promotion.claim',
        'promotion.signIn',
        'promotion.endBonus',
        'raffle.claim',
        'ticket.claim',
        'promoCode.claim',
        'points.redeem',
        'points.convert',
        'rebate.claim',
      ]),
    )
  })
})

describe('shapes as platforms send them', () => {
  it('reads the promotion map with any key, in any spelling of yes', () => {
    const map = {
      LOGIN: { enabled: true, count: 1 },
      RED_RAIN: { enabled: '1', count: '3' },
      SAVIOR: { enabled: 'N', count: 0 },
    }
    expect(contract['promotion.available'].value.parse(map)).toEqual({
      LOGIN: { enabled: true, count: 1 },
      RED_RAIN: { enabled: true, count: 3 },
      SAVIOR: { enabled: false, count: 0 },
    })
  })

  it('reads an issued claim that has only what the facts know', () => {
    const claim = { rewardId: 8, eventName: 'Quest', rewardAmount: 12.5, promotionType: 'QUEST', status: 'I' }
    expect(contract['promotion.claims'].value.parse([claim])[0]).toMatchObject({
      rewardAmount: '12.50',
      rewardPoint: null,
      ticketName: null,
      expiry: null,
      wageringMultiple: 0,
      gameWeights: {},
    })
  })

  it('reads tickets, permanent ones too, of kinds it has never heard of', () => {
    const ticket = {
      name: 'Box',
      ticketId: 1,
      transactionId: '2',
      ticketType: 'MYSTERY',
      status: 'UNAVAILABLE',
      startDate: 1,
    }
    expect(contract['ticket.list'].value.parse([ticket])[0]).toMatchObject({
      transactionId: 2,
      endDate: null,
      description: null,
      prizes: [],
    })
  })

  it('reads both views of the rank progress, and either alone', () => {
    const labels = {
      playerRankProgress: { labelId: 7, conditionType: 'ALL' },
      currentProgress: { completedConditions: 1, totalExpectedConditions: 2 },
    }
    const names = { playerRankName: 'VIP2', nextRankName: 'VIP3', monthlyTurnover: { actual: 12.5, expected: 100 } }
    expect(contract['rank.progress'].value.parse(labels)).toMatchObject({ playerRankName: null })
    expect(contract['rank.progress'].value.parse(names)).toMatchObject({ monthlyTurnover: { actual: '12.50' } })
  })

  it('reads the deposit rebate report with its footer', () => {
    const report = {
      list: [{ referredName: 'lea***2', claimDate: 1735689600000, depositAmount: 300, bonus: 50 }],
      footer: { totalDepositAmount: 300, totalBonus: 50 },
      totalPages: 1,
    }
    expect(contract['rebate.depositReport'].value.parse(report)).toMatchObject({
      footer: { totalDepositAmount: '300.00', totalBonus: '50.00' },
    })
  })

  it('refuses what is not a claim, ticket or code at all', () => {
    expect(contract['promotion.claim'].input.safeParse({ promotionClaimId: '' }).success).toBe(false)
    expect(contract['ticket.claim'].input.safeParse({ transactionId: {} }).success).toBe(false)
    expect(contract['promoCode.claim'].input.safeParse({ promoCode: 'x'.repeat(31) }).success).toBe(false)
    expect(
      contract['points.redeem'].input.safeParse({ rewardId: 'mug', quantity: -1, password: '482913' }).success,
    ).toBe(false)
    expect(contract['points.convert'].input.safeParse({ points: 1e300, password: '482913' }).success).toBe(false)
    expect(
      contract['feedback.submit'].input.safeParse({ questionType: 'weather', content: 'long enough' }).success,
    ).toBe(false)
  })
})
