import type { GroupReference } from '../../contract/examples.ts'

/** Missions. */
export const examples: GroupReference<'mission'> = {
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
