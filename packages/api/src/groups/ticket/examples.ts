import type { GroupReference } from '../../contract/examples.ts'

/** Tickets. */
export const examples: GroupReference<'ticket'> = {
  'ticket.list': {
    doc: 'The person’s tickets and what each may give.',
    examples: [
      {
        request: {},
        answer: [
          {
            name: 'Golden egg',
            ticketId: 5,
            transactionId: 5,
            ticketType: 'GOLDEN_EGG',
            status: 'AVAILABLE',
            startDate: 1735689600000,
            endDate: null,
            description: 'Open it to see what is inside.',
            prizes: [{ value: '50', rewardType: 'POINT', percent: 60 }],
          },
        ],
      },
    ],
  },
  'ticket.claim': {
    doc: 'Uses a ticket and hands over what it gives.',
    examples: [{ request: { transactionId: 5 }, answer: { claimedTickets: [{ rewardType: 'POINT', value: '50' }] } }],
  },
  'ticket.cancel': {
    doc: 'Gives a ticket up.',
    examples: [{ request: { transactionId: '5' }, answer: { transactionId: 5 } }],
  },
}
