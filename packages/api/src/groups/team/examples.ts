import type { GroupReference } from '../../contract/examples.ts'

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
export const examples: GroupReference<'team'> = {
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
    doc: 'Balances of the agent and the team.',
    examples: [
      {
        request: {},
        answer: { ownBalance: 20000, teamBalance: '10221.75', teamCount: 12, currency: 'TLB', currencySymbol: 'P' },
      },
    ],
  },
  'team.downlines': {
    doc: 'A branch of the team, page by page; a search covers the whole team.',
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
    doc: 'The agent’s own rebate rates, the upper limit for every downline, and the bounds of links.',
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
        request: { username: 'player02', password: 'Lagoon27', type: 2, rates: { RNG: '0.60' } },
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
