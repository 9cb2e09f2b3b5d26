import type { GroupReference } from '../../contract/examples.ts'

/** Rebate. */
export const examples: GroupReference<'rebate'> = {
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
