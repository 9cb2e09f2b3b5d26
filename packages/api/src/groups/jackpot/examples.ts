import type { GroupReference } from '../../contract/examples.ts'

/** The jackpot. */
export const examples: GroupReference<'jackpot'> = {
  'jackpot.total': { doc: 'What the first prize is worth now.', examples: [{ request: {}, answer: 12345.67 }] },
}
