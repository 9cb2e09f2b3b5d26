import type { GroupReference } from '../../contract/examples.ts'

const entry = {
  ticketId: 6,
  drawId: 'raffle-1',
  number: 14,
  drawsAt: 1735905600000,
  status: 'ENTERED' as const,
  prize: null,
}

/** The raffle. */
export const examples: GroupReference<'raffle'> = {
  'raffle.claim': {
    doc: 'Enters a raffle ticket, or opens its result after the draw.',
    examples: [
      { request: { ticketId: 6 }, answer: entry },
      { request: { ticketId: 6 }, answer: { ...entry, status: 'WON', prize: '200.00' } },
    ],
  },
  'raffle.status': {
    doc: 'The running draw, the own tickets in draws, and the last result.',
    examples: [
      {
        request: {},
        answer: {
          enabled: true,
          drawId: 'raffle-1',
          drawsAt: 1735905600000,
          jackpot: '1000.00',
          prizes: ['1000.00', '200.00'],
          entries: 31,
          mine: [entry],
          lastDraw: {
            drawId: 'raffle-0',
            drawnAt: 1735300800000,
            entries: 12,
            winners: [{ name: 'mar***a', number: 3, amount: '1000.00' }],
          },
        },
      },
    ],
  },
}
