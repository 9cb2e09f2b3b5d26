import type { GroupReference } from '../../contract/examples.ts'

/** Bet records. */
export const examples: GroupReference<'records'> = {
  'records.bets': {
    doc: 'Bets of one book in a span of time, with sums over all pages.',
    examples: [
      {
        request: { book: 'RNG', vendor: 'PG', startTime: 1735603200000, endTime: 1735689600000 },
        answer: {
          list: [
            {
              orderNo: 'r-77',
              gameType: 'RNG',
              vassalage: 'PG',
              vendorName: 'PG',
              gameName: 'Lucky Test',
              nodeId: 11,
              betTime: 1735680000000,
              settleTime: 1735680001000,
              betAmount: '2.00',
              validBetAmount: '2.00',
              winAmount: '5.50',
              netAmount: '3.50',
              status: 'win',
            },
          ],
          totalPages: 1,
          totalCount: 1,
          totals: { betAmount: '2.00', validBetAmount: '2.00', winAmount: '5.50', netAmount: '3.50' },
        },
      },
    ],
  },
}
