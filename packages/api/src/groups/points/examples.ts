import type { GroupReference } from '../../contract/examples.ts'

const redemption = {
  id: '9',
  type: 'goods',
  name: 'Enamel mug',
  quantity: 1,
  pointsRequirement: 1500,
  amountRequirement: null,
  status: 'inProcess' as const,
  time: null,
  changedPoints: -1500,
  pointsBalance: 420,
  remark: null,
  units: null,
  pointsRatio: null,
  redeemAmount: null,
  paidAccount: null,
  paidAmount: null,
  receivingAddress: '1 Test Street',
  transactionReferenceNumber: 'P00000009',
  applyTime: 1735689600000,
}

/** The points mall. */
export const examples: GroupReference<'points'> = {
  'points.balance': { doc: 'The person’s points.', examples: [{ request: {}, answer: 1920 }] },
  'points.rewards': {
    doc: 'What the points mall has.',
    examples: [
      {
        request: { type: 'goods' },
        answer: {
          list: [
            {
              id: 'mug',
              type: 'goods',
              name: 'Enamel mug',
              description: 'A blue mug of the house.',
              imageUrl: null,
              points: 1500,
              amount: null,
              stock: 20,
              limit: 1,
              redeemed: 0,
            },
          ],
          totalPages: 1,
          totalCount: 1,
        },
      },
    ],
  },
  'points.redemptions': {
    doc: 'Redemption records, newest first.',
    examples: [{ request: { status: 'inProcess' }, answer: { list: [redemption], totalPages: 1, totalCount: 1 } }],
  },
  'points.config': {
    doc: 'How points are earned and what they are worth.',
    examples: [
      {
        request: {},
        answer: {
          earning: [{ type: 'slots', amountPerPoint: '10.00' }],
          pointsPerUnit: 100,
          step: 100,
          rules: ['Points never expire.'],
          expires: false,
        },
      },
    ],
  },
  'points.conversionTypes': {
    doc: 'What points can be converted into.',
    examples: [
      {
        request: {},
        answer: [{ type: 'cash', name: 'Points to wallet', pointsPerUnit: 100, minimum: 100, step: 100 }],
      },
    ],
  },
  'points.transactions': {
    doc: 'Points earned and spent, newest first.',
    examples: [
      {
        request: {},
        answer: {
          list: [{ id: 4, type: 'slots', time: 1735689600000, changedPoints: 12, pointsBalance: 1932 }],
          totalPages: 1,
          totalCount: 1,
        },
      },
    ],
  },
  'points.redeem': {
    doc: 'Redeems goods for points, with the payment password.',
    examples: [
      {
        request: { rewardId: 'mug', quantity: 1, address: '1 Test Street', mobile: '09170001002', password: '482913' },
        answer: redemption,
      },
    ],
  },
  'points.convert': {
    doc: 'Turns points into money, with the payment password.',
    examples: [
      {
        request: { points: 500, password: '482913' },
        answer: {
          ...redemption,
          type: 'convert',
          name: 'Points to wallet',
          status: 'approved',
          changedPoints: -500,
          units: 'TLB',
          pointsRatio: '100:1',
          redeemAmount: '5.00',
          paidAccount: 'player01',
          paidAmount: '5.00',
          receivingAddress: null,
        },
      },
    ],
  },
}
