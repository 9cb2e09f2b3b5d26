import type { GroupReference } from './entry.ts'

const range = { startTime: 1735603200000, endTime: 1735689600000 }

const downline = {
  id: 100012,
  account: 'player01',
  nickname: 'Ana',
  type: 2,
  level: 1,
  uplineId: 100001,
  uplineAccount: 'agent01',
  state: 'active' as const,
  balance: '1500.00',
  lastLogin: 1735689600000,
  regDate: 1733011200000,
  rates: { RNG: '0.80', LIVE: '0.50' },
  directCount: 4,
  teamCount: 9,
}

const path = [{ id: 100001, account: 'agent01' }]

const link = {
  affiUrlId: 3,
  code: 'K7WQ2MRT',
  name: 'Spring leaflet',
  type: 0,
  rates: { RNG: '0.50' },
  createdAt: 1735689600000,
  expiresAt: 1738281600000,
  state: 'open' as const,
  registrations: 5,
  depositors: 2,
  activeMembers: 2,
}

/** The agent's team. */
export const team: GroupReference<'team'> = {
  'team.overview': {
    doc: 'The team at a glance: people, deposits, withdrawals, bets and profit of a range of days.',
    examples: [
      {
        request: range,
        answer: {
          teamSize: 12,
          agentCount: 3,
          newMembers: 1,
          activeMembers: 7,
          firstDepositors: 1,
          deposits: '8500.00',
          withdrawals: '2000.00',
          betAmount: '41250.00',
          winAmount: '39870.50',
          profit: '1379.50',
          teamBalance: '10221.75',
          currency: 'TLB',
          currencySymbol: 'P',
        },
      },
    ],
  },
  'team.balance': {
    doc: 'What the agent and everybody below have.',
    examples: [
      {
        request: {},
        answer: { ownBalance: 20000, teamBalance: '10221.75', teamCount: 12, currency: 'TLB', currencySymbol: 'P' },
      },
    ],
  },
  'team.downlines': {
    doc: 'A branch of the team, page by page; a search looks through everybody below.',
    examples: [
      { request: {}, answer: { list: [downline], totalPages: 1, totalCount: 1, path } },
      {
        request: { parentId: '100012', search: 'kim', sortColumn: 'balance', sortType: 'desc', page: 2 },
        answer: {
          list: [{ ...downline, state: 'unavailable', nickname: null, balance: null, lastLogin: null, rates: null }],
          totalPages: 2,
          totalCount: 21,
          path: [...path, { id: 100012, account: 'player01' }],
        },
      },
    ],
  },
  'team.downline': {
    doc: 'One person of the team, with the way there.',
    examples: [{ request: { id: 100012 }, answer: { ...downline, path, linkCode: 'K7WQ2MRT' } }],
  },
  'team.rateBounds': {
    doc: 'The agent’s own rebate rates, which nobody below may exceed, and the bounds of links.',
    examples: [
      {
        request: {},
        answer: { rates: { RNG: '1.00', LIVE: '0.80' }, mostLinks: 20, longestLinkDays: 365, types: [0, 2] },
      },
    ],
  },
  'team.addDownline': {
    doc: 'Creates an account directly below the agent. Its owner changes the password at first login.',
    examples: [
      {
        request: { username: 'player02', password: 'Secret12', type: 2, rates: { RNG: '0.60' } },
        answer: { id: 100030, account: 'player02' },
      },
    ],
  },
  'team.setRates': {
    doc: 'Changes the rates of a direct downline, between what it has given on and what the agent has.',
    examples: [{ request: { id: 100012, rates: { RNG: '0.90' } }, answer: { rates: { RNG: '0.90', LIVE: '0.50' } } }],
  },
  'team.links': {
    doc: 'The agent’s register links, newest first, with what each brought.',
    examples: [{ request: {}, answer: { list: [link], totalPages: 1, totalCount: 1, ownCode: 'AGENT1' } }],
  },
  'team.addLink': {
    doc: 'Makes a link that registers people below the agent.',
    examples: [{ request: { name: 'Spring leaflet', rates: { RNG: '0.50' }, days: 30 }, answer: link }],
  },
  'team.removeLink': {
    doc: 'Takes a link away. Those who came by it stay.',
    examples: [{ request: { affiUrlId: 3 }, answer: null }],
  },
  'team.linkMembers': {
    doc: 'Who came by a link.',
    examples: [
      {
        request: { affiUrlId: 3 },
        answer: {
          list: [
            { id: 100031, account: 'player03', registeredAt: 1735689600000, deposited: true, available: true },
            { id: null, account: null, registeredAt: 1735689500000, deposited: false, available: false },
          ],
          totalPages: 1,
          totalCount: 2,
        },
      },
    ],
  },
  'team.announcements': {
    doc: 'Announcements for agents.',
    examples: [
      {
        request: { language: 'EN' },
        answer: {
          list: [{ id: 'A1', title: 'New half month', content: '<p>text</p>', at: 1735689600000 }],
          totalPages: 1,
          totalCount: 1,
        },
      },
    ],
  },
}

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
export const report: GroupReference<'report'> = {
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

const tier = {
  minimumBet: '1000.00',
  netLoss: '0.00',
  activeMember: 3,
  betAmount: '0.00',
  rateType: 'P' as const,
  rate: '1.20',
  lossRate: '0.00',
}

const entry = {
  id: 1001,
  kind: 'daily' as const,
  productType: 'RNG' as const,
  period: null,
  status: 'P' as const,
  side: 'downline' as const,
  partyId: 100001,
  partyAccount: 'agent01',
  partyAvailable: true,
  tiers: [tier],
  downlineHigherRate: 'N' as const,
  requestedBy: null,
  offeredAt: 1735689600000,
  expiresAt: 1736294400000,
  inForceFrom: null,
  endedAt: null,
  endReason: null,
  mayAnswer: true,
  mayTerminate: false,
  mayWithdraw: false,
}

/** Dividend and salary contracts. */
export const agreement: GroupReference<'agreement'> = {
  'agreement.consolidated': {
    doc: 'What waits for the member’s answer and what is in force, by product type.',
    examples: [
      {
        request: {},
        answer: {
          divtypereq: {
            RNG: [
              {
                minimumBet: 1000,
                netLoss: 0,
                activeMember: 3,
                contractRate: 0.1,
                status: 'P',
                downlineHigherRate: 'N',
              },
            ],
          },
          dailysalreqtype: {
            CONS: [
              {
                id: 1001,
                status: 'P',
                downlineHigherRate: 'N',
                details: [{ betVolume: 1000, activeMember: 3, rate: 1.2, rateType: 'P' }],
              },
            ],
          },
          contracthoursalreq: {},
          realtimesalreqtype: {},
          divtypeinfo: {},
        },
      },
    ],
  },
  'agreement.answerDividend': {
    doc: 'Answers a dividend offer or a request to end it: A, R or C.',
    examples: [{ request: { type: 'RNG', status: 'A' }, answer: null }],
  },
  'agreement.answerDaily': {
    doc: 'Answers a daily salary offer or a request to end it.',
    examples: [{ request: { id: 1001, status: 'A' }, answer: null }],
  },
  'agreement.answerHourly': {
    doc: 'Answers an hourly salary offer (A, R) or a request to end it (A ends it, R keeps it).',
    examples: [{ request: { contractId: 1002, status: 'R' }, answer: null }],
  },
  'agreement.answerRealTime': {
    doc: 'Answers a real-time salary offer or a request to end it.',
    examples: [{ request: { contractId: 1003, status: 'A' }, answer: null }],
  },
  'agreement.list': {
    doc: 'Agreements the caller is a party of, latest offer first.',
    examples: [
      { request: { side: 'downline', state: 'open' }, answer: { list: [entry], totalPages: 1, totalCount: 1 } },
    ],
  },
  'agreement.detail': {
    doc: 'One agreement, what agreeing would end, and the last period worked out by it.',
    examples: [
      {
        request: { id: 1001 },
        answer: {
          ...entry,
          downlineHigherRate: 'Y',
          wouldEnd: [{ id: 1009, account: 'player07', kind: 'daily', productType: 'RNG', rate: '1.50', level: 1 }],
          example: {
            startTime: 1735603200000,
            endTime: 1735689600000,
            turnover: '4000.00',
            netLoss: '310.00',
            activeMember: 4,
            amount: '48.00',
            formerAmount: '60.00',
          },
        },
      },
    ],
  },
  'agreement.bounds': {
    doc: 'What an agent can offer of a kind: at most what it gets.',
    examples: [
      {
        request: { kind: 'daily', productType: 'RNG' },
        answer: {
          highestPercent: '1.50',
          highestAmount: '0.00',
          highestLossPercent: '0.00',
          highestLossAmount: '0.00',
          mostTiers: 5,
          offerDays: 7,
          periods: ['D', 'W', 'H', 'M'],
          productTypes: ['CONS', 'RNG', 'LIVE'],
        },
      },
    ],
  },
  'agreement.offer': {
    doc: 'Offers terms to a direct downline.',
    examples: [
      {
        request: { downlineId: 100012, kind: 'dividend', productType: 'CONS', period: 'H', tiers: [{ rate: '10' }] },
        answer: { ...entry, kind: 'dividend', period: 'H', side: 'upline', mayAnswer: false, mayWithdraw: true },
      },
      {
        request: {
          downlineId: 100012,
          kind: 'realTime',
          productType: 'RNG',
          tiers: [{ betAmount: '10', rate: '0.2', lossRate: '0.4' }],
        },
        answer: { ...entry, kind: 'realTime', side: 'upline', mayAnswer: false, mayWithdraw: true },
      },
    ],
  },
  'agreement.answer': {
    doc: 'Either party’s answer to what the other asked.',
    examples: [{ request: { id: 1001, accept: true }, answer: { ...entry, status: 'A', mayAnswer: false } }],
  },
  'agreement.terminate': {
    doc: 'Asks the other party to end an agreement.',
    examples: [{ request: { id: 1001 }, answer: { ...entry, status: 'V', requestedBy: 'downline', mayAnswer: false } }],
  },
  'agreement.withdraw': {
    doc: 'Takes back an offer or a request to end.',
    examples: [{ request: { id: 1001 }, answer: { ...entry, status: 'R', endReason: 'withdrawn', mayAnswer: false } }],
  },
}

const payment = {
  id: 'S00000001',
  agreementId: 1001,
  kind: 'daily' as const,
  productType: 'RNG' as const,
  ...range,
  direction: 'in' as const,
  partyAccount: 'agent01',
  partyAvailable: true,
  turnover: '4000.00',
  netLoss: '310.00',
  activeMember: 4,
  rateType: 'P' as const,
  rate: '1.20',
  amount: '48.00',
  status: 'paid' as const,
  paidAt: 1735689600000,
}

const page = {
  list: [payment],
  totalPages: 1,
  totalCount: 1,
  totals: { turnover: '4000.00', netLoss: '310.00', amount: '48.00' },
}

/** Dividends and salaries paid under agreements. */
export const salary: GroupReference<'salary'> = {
  'salary.dividends': {
    doc: 'Dividends received or paid, by the day their period ended.',
    examples: [{ request: range, answer: { ...page, list: [{ ...payment, kind: 'dividend' }] } }],
  },
  'salary.daily': { doc: 'Daily salaries.', examples: [{ request: { ...range, direction: 'out' }, answer: page }] },
  'salary.hourly': {
    doc: 'Hourly salaries.',
    examples: [{ request: range, answer: { ...page, list: [{ ...payment, kind: 'hourly' }] } }],
  },
  'salary.realTime': {
    doc: 'Real-time salaries, one for each five minutes somebody played in.',
    examples: [{ request: range, answer: { ...page, list: [{ ...payment, kind: 'realTime', rate: '0.00' }] } }],
  },
  'salary.detail': {
    doc: 'A payment with everything it was computed from.',
    examples: [
      {
        request: { id: 'S00000001' },
        answer: {
          ...payment,
          members: [
            { account: 'player07', available: true, betCount: 20, turnover: '3000.00', netLoss: '400.00' },
            { account: null, available: false, betCount: 5, turnover: '1000.00', netLoss: '-90.00' },
          ],
          winWage: '0.00',
          lossWage: '0.00',
        },
      },
    ],
  },
}
