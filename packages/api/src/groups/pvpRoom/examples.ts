import type { GroupReference } from '../../contract/examples.ts'

/** Rooms of card games. */
export const examples: GroupReference<'pvpRoom'> = {
  'pvpRoom.list': {
    doc: 'Tables of card games, with the stakes they take.',
    examples: [
      {
        request: { vassalage: 'TJ' },
        answer: {
          list: [
            {
              id: '11900-low',
              name: 'Lotus Showdown, low',
              vassalage: 'TJ',
              nodeId: '11900',
              minBet: '1.00',
              maxBet: '10.00',
            },
          ],
        },
      },
    ],
  },
}
