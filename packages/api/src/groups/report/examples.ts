import type { GroupReference } from '../../contract/examples.ts'

const range = { startTime: 1735603200000, endTime: 1735689600000 }

const path = [{ id: 100001, account: 'agent01' }]

const betting = {
  betCount: 31,
  betAmount: '620.00',
  validBetAmount: '620.00',
  winAmount: '584.50',
  netAmount: '-35.50',
}
const cash = { deposits: '500.00', withdrawals: '0.00' }

const profit = {
  ...cash,
  betAmount: '620.00',
  validBetAmount: '620.00',
  winAmount: '584.50',
  rebate: '3.10',
  bonus: '0.00',
  salary: '12.00',
  netAmount: '-20.40',
}

const income = {
  rebate: '24.80',
  dividend: '0.00',
  dailySalary: '40.00',
  hourlySalary: '0.00',
  realTimeSalary: '2.15',
  paidOn: '20.00',
  income: '46.95',
}

/** Reports of the agent centre, and a member's own. */
export const examples: GroupReference<'report'> = {
  'report.team': {
    doc: 'What the branches below an agent did, a row for each.',
    examples: [
      {
        request: { ...range, gameType: 'RNG', sortColumn: 'netAmount' },
        answer: {
          list: [
            {
              id: 100012,
              account: 'player01',
              available: true,
              type: 2,
              teamCount: 10,
              activeMembers: 4,
              ...cash,
              ...betting,
            },
          ],
          totalPages: 1,
          totalCount: 1,
          totals: { teamCount: 10, activeMembers: 4, ...cash, ...betting },
          path,
        },
      },
    ],
  },
  'report.profit': {
    doc: 'Profit and loss of each person of the team.',
    examples: [
      {
        request: range,
        answer: {
          list: [
            { id: 100012, account: 'player01', available: true, type: 2, level: 1, ...profit },
            { id: null, account: null, available: false, type: null, level: null, ...profit },
          ],
          totalPages: 1,
          totalCount: 2,
          totals: profit,
          path,
        },
      },
    ],
  },
  'report.personal': {
    doc: 'The member’s own profit and loss, in all and by day.',
    examples: [{ request: range, answer: { totals: profit, list: [{ day: '2025-01-01', ...profit }] } }],
  },
  'report.daily': {
    doc: 'The team day by day.',
    examples: [
      {
        request: { ...range, sortType: 'asc' },
        answer: {
          list: [{ day: '2025-01-01', newMembers: 1, activeMembers: 4, ...cash, ...betting }],
          totalPages: 1,
          totalCount: 1,
          totals: { newMembers: 1, activeMembers: 4, ...cash, ...betting },
        },
      },
    ],
  },
  'report.byGame': {
    doc: 'The team by kind of play.',
    examples: [
      {
        request: range,
        answer: {
          list: [{ gameType: 'RNG', activeMembers: 4, ...betting }],
          totals: { activeMembers: 4, ...betting },
        },
      },
    ],
  },
  'report.income': {
    doc: 'What the agent earned and paid on, by day.',
    examples: [
      {
        request: range,
        answer: { list: [{ day: '2025-01-01', ...income }], totalPages: 1, totalCount: 1, totals: income },
      },
    ],
  },
  'report.transactions': {
    doc: 'Movements of money of the people below the agent.',
    examples: [
      {
        request: { ...range, subordinateName: 'player', codeTypes: 'deposit', language: 'EN' },
        answer: {
          list: [
            {
              txId: 9001,
              txTypeId: 'deposit',
              txTypeName: 'Deposit',
              txTimeInTimestamp: 1735680000000,
              amount: '500.00',
              currentAvailBalance: '500.00',
              orderNo: 'd-1',
              customerName: 'player01',
              available: true,
            },
          ],
          totalPages: 1,
          totalCount: 1,
          totals: { paid: '0.00', received: '500.00' },
        },
      },
    ],
  },
}
