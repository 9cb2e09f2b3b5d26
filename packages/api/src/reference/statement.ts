import type { GroupReference } from './entry.ts'

const balances = { sumBalance: '1234.50', balance: [{ accountTypeId: 2, availBalance: '1234.50' }] }

const transferred = {
  id: 'T00000009',
  counterpart: 'ace***1',
  amount: '100.00',
  balance: '1134.50',
  at: 1735689600000,
}

/** Between wallets and between people. */
export const transfer: GroupReference<'transfer'> = {
  'transfer.settings': {
    doc: 'Whom the member may send money to, and in which bounds.',
    examples: [
      {
        request: {},
        answer: {
          toUpline: true,
          uplineName: 'ace***1',
          toDownline: false,
          minimum: '1.00',
          maximum: null,
          hasPaymentPassword: true,
          available: '1234.50',
        },
      },
    ],
  },
  'transfer.wallets': {
    doc: 'Moves money between the main wallet and a vendor’s.',
    examples: [
      {
        request: { fromAccountType: 2, toAccountType: 50, amount: '100.00' },
        answer: {
          sumBalance: '1234.50',
          balance: [
            { accountTypeId: 2, availBalance: '1134.50' },
            { accountTypeId: 50, availBalance: '100.00' },
          ],
        },
      },
    ],
  },
  'transfer.collect': {
    doc: 'Brings everything back to the main wallet.',
    examples: [{ request: {}, answer: balances }],
  },
  'transfer.upline': {
    doc: 'Sends money to the agent above.',
    examples: [{ request: { amount: '100.00', password: '135790' }, answer: transferred }],
  },
  'transfer.downline': {
    doc: 'Sends money to a direct downline.',
    examples: [
      {
        request: { account: 'player01', amount: '100.00', password: '135790', remark: 'Thank you' },
        answer: { ...transferred, counterpart: 'pla***1' },
      },
    ],
  },
}

/** The account record. */
export const statement: GroupReference<'statement'> = {
  'statement.transactions': {
    doc: 'Every movement of a span, newest first, with the balance after it.',
    examples: [
      {
        request: { codeTypes: 'deposit,withdraw', startTime: 1735603200000, endTime: 1735689600000 },
        answer: {
          list: [
            {
              txId: '77-1',
              txTypeId: 'deposit',
              txTypeName: 'Deposit',
              txTimeInTimestamp: 1735680000000,
              amount: 500,
              currentAvailBalance: 1234.5,
              orderNo: 'D00000007',
              remark: '',
            },
          ],
          totalPages: 1,
          totalCount: 1,
          totals: { incoming: '500.00', outgoing: '0.00', net: '500.00' },
        },
      },
    ],
  },
  'statement.summary': {
    doc: 'Play and payments of a span in sums.',
    examples: [
      {
        request: { startTime: 1735603200000, endTime: 1735689600000 },
        answer: {
          deposits: '500.00',
          withdrawals: '0.00',
          transfersIn: '0.00',
          transfersOut: '0.00',
          stake: '40.00',
          validBet: '40.00',
          winnings: '32.50',
          rebate: '0.00',
          bonus: '0.00',
          net: '-7.50',
          netDepositsSinceOpening: '1200.00',
          openedAt: 1704067200000,
        },
      },
    ],
  },
}

/** Bet records beyond the books. */
export const orders: GroupReference<'orders'> = {
  'orders.sports': {
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
  'orders.detail': {
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
