import type { GroupReference } from '../../contract/examples.ts'

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
  carriedOver: '0.00',
  mayAnswer: true,
  mayTerminate: false,
  mayWithdraw: false,
}

const month = {
  startTime: 1733011200000,
  endTime: 1735689600000,
  turnover: '4000.00',
  netLoss: '310.00',
  terms: {
    amount: '48.00',
    list: [
      {
        startTime: 1735603200000,
        endTime: 1735689600000,
        turnover: '4000.00',
        netLoss: '310.00',
        carriedOver: '0.00',
        activeMember: 4,
        amount: '48.00',
      },
    ],
  },
  former: null,
}

/** Dividend and salary contracts. */
export const examples: GroupReference<'agreement'> = {
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
          wouldEnd: [
            { id: 1009, account: 'player07', kind: 'daily', productType: 'RNG', rate: '1.50', rateType: 'P', level: 1 },
          ],
          former: { ...entry, id: 1000, status: 'A', expiresAt: null, inForceFrom: 1733011200000, mayAnswer: false },
          events: [{ at: 1735689600000, what: 'offered', by: 'upline' }],
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
  'agreement.replay': {
    doc: 'The last month under an offer and under what is in force.',
    examples: [{ request: { id: 1001 }, answer: month }],
  },
  'agreement.preview': {
    doc: 'The same for terms that are not offered yet, and what agreeing to them would end.',
    examples: [
      {
        request: { downlineId: 100012, kind: 'daily', productType: 'CONS', tiers: [{ rate: '1.2' }] },
        answer: { ...month, wouldEnd: [] },
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
