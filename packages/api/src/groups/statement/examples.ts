import type { GroupReference } from '../../contract/examples.ts'

/** The account record. */
export const examples: GroupReference<'statement'> = {
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
          salary: '0.00',
          net: '-7.50',
          netDepositsSinceOpening: '1200.00',
          openedAt: 1704067200000,
        },
      },
    ],
  },
}
