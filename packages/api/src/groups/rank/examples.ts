import type { GroupReference } from '../../contract/examples.ts'

/** VIP rank. */
export const examples: GroupReference<'rank'> = {
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
