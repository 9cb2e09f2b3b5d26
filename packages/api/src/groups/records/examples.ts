import type { GroupReference } from '../../contract/examples.ts'

/** Betting records: the books, sports bets with their selections, and one bet in full. */
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
  'records.sports': {
    doc: 'Sports bets with their selections and sums over all pages.',
    examples: [
      {
        request: { startTime: 1735603200000, endTime: 1735689600000 },
        answer: {
          list: [
            {
              orderNo: 's-1',
              origOrderNo: 'v-881',
              betDetails: [
                {
                  leagueId: 4,
                  enLeagueName: 'Sample League',
                  enMatchName: 'North v South',
                  enBetTypeName: 'Match winner',
                  enBetPosName: 'North',
                  betType: '1x2',
                  hdp: '0',
                  halfScore: '0-0',
                  fullScore: '2-1',
                },
              ],
              odds: '1.95',
              oddsType: 'EU',
              betAmount: 100,
              winAmount: 195,
              status: 'win',
              vassalage: 'FB',
              betTime: 1735680000000,
            },
          ],
          totalPages: 1,
          totalCount: 1,
          footer: { betAmount: '100.00', winAmount: '195.00', netAmount: '95.00' },
        },
      },
    ],
  },
  'records.bet': {
    doc: 'One bet with what its game needs to show it again.',
    examples: [
      {
        request: { orderNo: 'R000000077' },
        answer: {
          order: {
            orderNo: 'R000000077',
            gameType: 'RNG',
            vassalage: 'PG',
            vendorName: 'PG',
            gameName: 'Lucky Test',
            nodeId: 11,
            betTime: 1735680000000,
            settleTime: 1735680000000,
            betAmount: '2.00',
            validBetAmount: '2.00',
            winAmount: '5.50',
            netAmount: '3.50',
            status: 'win',
          },
          balanceAfter: '1238.00',
          detail: { reels: [3, 3, 3] },
        },
      },
    ],
  },
}
