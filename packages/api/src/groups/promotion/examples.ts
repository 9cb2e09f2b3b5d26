import type { GroupReference } from '../../contract/examples.ts'

const reward = {
  rewardId: 12,
  ticketName: null,
  eventName: 'First deposit doubled',
  rewardPoint: null,
  rewardAmount: 500,
  promotionType: 'FIRST_DEPOSIT',
  status: 'I',
  expiry: 1736294400000,
  remark: null,
  wageringMultiple: 8,
  wageringRequired: '4000.00',
  wageringDays: 14,
  gameWeights: { LIVE: 50, PVP: 50 },
}

const bonus = {
  id: '12',
  eventName: 'First deposit doubled',
  promotionType: 'FIRST_DEPOSIT',
  amount: '500.00',
  status: 'open' as const,
  required: '4000.00',
  done: '1000.00',
  left: '3000.00',
  claimedAt: 1735689600000,
  expiresAt: 1736899200000,
  closedAt: null,
  takenBack: '0.00',
  canEnd: true,
  wageringMultiple: 8,
  gameWeights: { RNG: 100, LIVE: 50 },
  cap: '1000.00',
  held: '500.00',
}

const card = {
  id: 'first-deposit',
  category: 'deposit' as const,
  badge: 'newbie' as const,
  title: 'First deposit doubled',
  summary: '100 percent on the first deposit, up to 1,000.00.',
  startDate: 1735689600000,
  endDate: null,
  status: 'join' as const,
  asks: 'optIn' as const,
  contact: null,
  terms: {
    wageringMultiple: 8,
    gameWeights: { RNG: 100, LIVE: 50 },
    cap: '1000.00',
    minimumDeposit: '200.00',
    percent: 100,
    amount: null,
    days: 14,
    withdrawal: 'The bonus is bound until the wagering is met.',
  },
}

const application = {
  id: 3,
  promotionId: 'live-evening',
  title: 'An evening at the tables',
  status: 'pending' as const,
  comment: 'Nine blackjacks in a row.',
  pictures: ['table.png'],
  appliedAt: 1735689600000,
  decidedAt: null,
  remark: null,
}

const given = { claimedTickets: [{ rewardType: 'AMOUNT', value: '500.00' }] }

/** Promotions, rewards and bonuses. */
export const examples: GroupReference<'promotion'> = {
  'promotion.available': {
    doc: 'What may be claimed, by type, with how much of it waits.',
    examples: [{ request: {}, answer: { MISSION: { enabled: true, count: 2 }, GOLDEN_EGG: { enabled: 1, count: 1 } } }],
  },
  'promotion.merchant': {
    doc: 'Which types of promotions the merchant has at all.',
    examples: [{ request: {}, answer: { MISSION: { enabled: true }, LOGIN: { enabled: false } } }],
  },
  'promotion.claims': {
    doc: 'Rewards that wait: for the person (I) or for the operator (P).',
    examples: [{ request: { promotionType: 'FIRST_DEPOSIT,MISSION', status: 'I' }, answer: [reward] }],
  },
  'promotion.claim': {
    doc: 'Claims a reward. It can be claimed once.',
    examples: [{ request: { promotionClaimId: 12, promotionType: 'FIRST_DEPOSIT' }, answer: given }],
  },
  'promotion.signIn': {
    doc: 'Takes the reward of today’s sign-in.',
    examples: [{ request: {}, answer: { day: 3, claimedTickets: [{ rewardType: 'POINT', value: '10' }] } }],
  },
  'promotion.signInWeek': {
    doc: 'The seven days of the sign-in reward and how far the person is.',
    examples: [
      {
        request: {},
        answer: { streak: 1, today: true, days: [{ day: 1, taken: true, points: 5, ticketType: null }] },
      },
    ],
  },
  'promotion.signUp': {
    doc: 'Asks for the reward of a new account; it then waits among the claims.',
    examples: [{ request: {}, answer: { ...reward, promotionType: 'SIGNUP', eventName: 'A first look' } }],
  },
  'promotion.categories': {
    doc: 'Types promotions are filtered by, named in the person’s language.',
    examples: [{ request: { language: 'EN' }, answer: [{ id: 'slots', name: 'Slots' }] }],
  },
  'promotion.list': {
    doc: 'Promotions with their terms and their status for the member.',
    examples: [{ request: { category: 'deposit' }, answer: { list: [card], totalPages: 1, totalCount: 1 } }],
  },
  'promotion.detail': {
    doc: 'One promotion with its text.',
    examples: [
      {
        request: { id: 'first-deposit' },
        answer: { ...card, content: '<p>Choose it before you deposit.</p>', averageStake: '12.50' },
      },
    ],
  },
  'promotion.join': {
    doc: 'Joins a promotion: an application, a choice for the next deposit, or one press.',
    examples: [
      {
        request: {
          id: 'live-evening',
          comment: 'Nine blackjacks in a row.',
          contact: '+63 917 000 1002',
          pictures: [{ name: 'table.png', type: 'image/png', data: 'iVBORw0KGgo=' }],
        },
        answer: application,
      },
    ],
  },
  'promotion.applications': {
    doc: 'The person’s applications, newest first.',
    examples: [{ request: {}, answer: [application] }],
  },
  'promotion.refuse': {
    doc: 'Refuses a reward for good.',
    examples: [{ request: { promotionClaimId: 12 }, answer: { rewardId: 12 } }],
  },
  'promotion.bonuses': {
    doc: 'Bonuses that were paid, with wagering done and left.',
    examples: [{ request: {}, answer: { list: [bonus], totalPages: 1, totalCount: 1 } }],
  },
  'promotion.endBonus': {
    doc: 'Ends a bonus: it is taken back, the rest of the balance stays.',
    examples: [
      {
        request: { bonusId: '12' },
        answer: {
          ...bonus,
          status: 'ended',
          left: '0.00',
          takenBack: '500.00',
          closedAt: 1735776000000,
          canEnd: false,
          held: null,
        },
      },
    ],
  },
}
