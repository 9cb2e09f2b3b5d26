import type { GroupReference } from '../../contract/examples.ts'

const range = { startTime: 1735603200000, endTime: 1735689600000 }

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
  carriedOver: '0.00',
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
export const examples: GroupReference<'salary'> = {
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
    doc: 'Real-time salaries, one for each five minutes with play.',
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
