import type { GroupReference } from '../../contract/examples.ts'

/** The jackpot. */
export const examples: GroupReference<'jackpot'> = {
  'jackpot.total': { doc: 'What the first prize is worth now.', examples: [{ request: {}, answer: 12345.67 }] },
  'jackpot.pools': {
    doc: 'Every jackpot that can be won now: of games, and of the raffle.',
    examples: [
      {
        request: {},
        answer: [
          { id: 'raffle-7', of: 'raffle', amount: '3000.00', lastWonAt: 1735603200000 },
          { id: 'pg-11-grand', of: 'game', name: 'Grand', gameType: 'RNG', gameName: 'Lucky Test', amount: '88120.50' },
        ],
      },
    ],
  },
}
