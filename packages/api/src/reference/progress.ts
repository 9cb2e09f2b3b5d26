import type { GroupReference } from './entry.ts'

/** Missions. */
export const mission: GroupReference<'mission'> = {
  'mission.summary': {
    doc: 'Missions of the running day, week and month, and how far the person is.',
    examples: [
      {
        request: {},
        answer: {
          missionCount: 1,
          missions: [
            {
              id: 'day-rounds',
              name: 'Play 20 rounds',
              period: 'day',
              endsAt: 1735776000000,
              metric: 'rounds',
              actual: '20',
              expected: '20',
              rewardAmount: null,
              rewardPoint: 20,
              rewardTicket: null,
              wageringMultiple: 0,
              status: 'issued',
              rewardId: 17,
            },
          ],
        },
      },
    ],
  },
  'mission.leaderboard': {
    doc: 'The week’s board by turnover, with prizes and the own place.',
    examples: [
      {
        request: {},
        answer: {
          startsAt: 1735516800000,
          endsAt: 1736121600000,
          prizes: ['300.00', '200.00', '100.00'],
          list: [{ rank: 1, name: 'mar***a', turnover: '5120.00', prize: '300.00', me: true }],
          myRank: 1,
          myTurnover: '5120.00',
        },
      },
    ],
  },
}

/** VIP rank. */
export const rank: GroupReference<'rank'> = {
  'rank.progress': {
    doc: 'The person’s VIP rank and what the next one asks.',
    examples: [
      {
        request: {},
        answer: {
          playerRankProgress: { labelId: 'VIP2', conditionType: 'ALL' },
          currentProgress: { completedConditions: 1, totalExpectedConditions: 2 },
          playerRankName: 'VIP2',
          nextRankName: 'VIP3',
          monthlyTurnover: { actual: 812.5, expected: 0 },
          totalTurnover: { actual: '51200.00', expected: '50000.00' },
          totalDeposit: { actual: '1200.00', expected: '5000.00' },
        },
      },
    ],
  },
  'rank.ladder': {
    doc: 'All ranks: what each asks and gives.',
    examples: [
      {
        request: {},
        answer: [
          {
            rank: 1,
            name: 'VIP1',
            turnover: '1000.00',
            deposit: '100.00',
            upgradeGift: '10.00',
            rebate: { slots: 0.55 },
          },
        ],
      },
    ],
  },
}

/** Rebate. */
export const rebate: GroupReference<'rebate'> = {
  'rebate.settings': {
    doc: 'The person’s rebate per product, in percent of turnover.',
    examples: [{ request: {}, answer: [{ productType: 'slots', rate: 0.6 }] }],
  },
  'rebate.list': {
    doc: 'Rebate per product and day: counting, to claim, claimed.',
    examples: [
      {
        request: {},
        answer: {
          list: [
            {
              productType: 'slots',
              day: '2025-01-01',
              turnover: '1000.00',
              rate: 0.6,
              amount: '6.00',
              status: 'claimable',
              claimedAt: null,
            },
          ],
          claimable: '6.00',
        },
      },
    ],
  },
  'rebate.claim': {
    doc: 'Pays the rebate of one product, or all of it.',
    examples: [{ request: { productType: 'slots' }, answer: { amount: '6.00', claimed: 1 } }],
  },
  'rebate.depositReport': {
    doc: 'Bonuses for friends who deposited.',
    examples: [
      {
        request: { startDate: 1735603200000, endDate: 1735776000000 },
        answer: {
          list: [{ referredName: 'lea***2', claimDate: 1735689600000, depositAmount: '300.00', bonus: '50.00' }],
          footer: { totalDepositAmount: '300.00', totalBonus: '50.00' },
          totalPages: 1,
          totalCount: 1,
        },
      },
    ],
  },
}

/** Inviting friends. */
export const referral: GroupReference<'referral'> = {
  'referral.details': {
    doc: 'The person’s referral code and what it has brought.',
    examples: [
      {
        request: { autoGenerate: 'true' },
        answer: {
          referralCode: 'K7M2QXA',
          totalInvitations: 2,
          promotionDomains: ['site.example'],
          totalBonus: '50.00',
          bonusPerFriend: '50.00',
          minimumDeposit: '100.00',
          claimable: false,
        },
      },
    ],
  },
}
