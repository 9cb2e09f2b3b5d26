import type { GroupReference } from '../../contract/examples.ts'

/** Further launches, and matches. */
export const examples: GroupReference<'play'> = {
  'play.fbSports': {
    doc: 'Opens the sportsbook of the vendor FB.',
    examples: [{ request: {}, answer: { content: { game_url: 'https://games.example/play/1?launch=abc' } } }],
  },
  'play.trial': {
    doc: 'Opens a game for trial, without an account. Games say in their list entry whether they have one.',
    examples: [
      { request: { nodeId: '11' }, answer: { content: { game_url: 'https://games.example/play/11?launch=abc' } } },
    ],
  },
  'play.matches': {
    doc: 'Matches to come of a sportsbook, the next first.',
    examples: [
      {
        request: {},
        answer: {
          list: [
            {
              matchId: 'football-20261121-1830-03-11',
              leagueName: 'Island League',
              homeName: 'Mabini Rovers',
              awayName: 'Cebu Harbor',
              startTime: 1_795_000_000_000,
              homeOdds: '2.10',
              drawOdds: '3.25',
              awayOdds: '3.10',
              vassalage: 'FB',
              nodeId: '11880',
            },
          ],
        },
      },
    ],
  },
}
