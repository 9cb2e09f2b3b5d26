import type { GroupReference } from '../../contract/examples.ts'

const game = {
  nodeId: 11,
  gameName: 'Lucky Test',
  defaultLanguage: 'Lucky Test',
  vassalage: 'PG',
  gameType: 'RNG',
  gameClassifyNew: 'JP',
  showIcon: 'https://img.example/g11.png',
  minBet: 0.1,
  isHot: 0 as const,
  isNew: 1 as const,
  supportTrail: 1 as const,
  maintenance: null,
  platform: 'html5,flash,html5-desktop',
}

/** Game calls. */
export const examples: GroupReference<'games'> = {
  'games.vendors': {
    doc: 'Vendors by category (lane), in the order to show them.',
    examples: [
      {
        request: {},
        answer: {
          data: {
            lanes: [
              {
                title: 'RNG',
                cards: [
                  {
                    id: 1,
                    title: 'PG',
                    accountTypeId: 50,
                    accountTypeName: 'PG',
                    vassalage: 'PG',
                    displayName: 'PG',
                    gameType: 'RNG',
                    isGame: 'VASSALAGE',
                    isHot: 1,
                    freeplay: 1,
                  },
                ],
                gameClassify: [{ key: 'JP', displayName: 'Jackpot', gameCount: 12 }],
              },
            ],
          },
        },
      },
    ],
  },
  'games.vendorTypes': {
    doc: 'Vendor codes by game type.',
    examples: [{ request: {}, answer: { content: { RNG: { vendorCode: ['PG', 'JL'] } } } }],
  },
  'games.facts': {
    doc: 'Rules, return, volatility, jackpot and last change of a game, in the words of its page.',
    examples: [
      {
        request: { nodeId: '11' },
        answer: {
          name: 'Crimson Lantern',
          rules: '<p>Three alike pay.</p>',
          facts: [{ name: 'Return to player', text: '95.48%' }],
          speedCounts: false,
        },
      },
    ],
  },
  'games.list': {
    doc: 'A page of games by category, vendor, class, smallest stake or name.',
    examples: [
      {
        request: { gameType: 'RNG', vassalage: 'PG', pageNo: 1 },
        answer: { games: [game], totalPages: 3, totalCount: 60 },
      },
      { request: { gameName: 'lucky' }, answer: { games: [], totalPages: 0, totalCount: 0 } },
    ],
  },
  'games.hot': {
    doc: 'Hot games of every category.',
    examples: [
      {
        request: {},
        answer: {
          list: [
            {
              id: 5,
              type: 'GAME',
              gameId: 'HOT_GAME,11',
              nodeId: 11,
              gameName: 'Lucky Test',
              vassalage: 'PG',
              gameType: 'RNG',
              iconUrl: 'https://img.example/g11.png',
              sortNum: 1,
              status: 0,
              reason: 'mostPlayed' as const,
            },
          ],
        },
      },
    ],
  },
  'games.recent': {
    doc: 'Games the member played last.',
    examples: [
      {
        request: { pageNo: 1 },
        answer: { list: [{ ...game, lastStake: 5, lastPayout: 0 }], totalPages: 1, clearable: 1 as const },
      },
    ],
  },
  'games.clearRecent': {
    doc: 'Clears the list of games played last. Bets stay in the betting record.',
    examples: [{ request: {}, answer: null }],
  },
  'games.favouriteIds': {
    doc: 'Node ids of the favourites, for the hearts on the tiles.',
    examples: [{ request: {}, answer: ['11', 12] }],
  },
  'games.favourites': {
    doc: 'A page of favourite games.',
    examples: [{ request: { pageNo: 1 }, answer: { content: [game], pageNum: 1, totalPages: 1 } }],
  },
  'games.addFavourite': {
    doc: 'Marks a game as favourite.',
    examples: [{ request: { nodeId: '11', vendor: 'PG', gameType: 'RNG' }, answer: null }],
  },
  'games.removeFavourite': {
    doc: 'Takes the mark away.',
    examples: [{ request: { nodeId: '11', vendor: 'PG', gameType: 'RNG' }, answer: null }],
  },
  'games.launch': {
    doc: 'Opens a game session and gives the address to frame.',
    examples: [
      {
        request: { gameType: 'RNG', vassalage: 'PG', nodeId: '11' },
        answer: { content: { game_url: 'https://games.example/play?s=1' } },
      },
      { request: { vassalage: 'PG', accountType: 0 }, answer: { launchUrl: 'https://games.example/trial' } },
    ],
  },
  'games.winners': {
    doc: 'The winner board, names masked.',
    examples: [
      {
        request: {},
        answer: {
          list: [
            {
              vo: {
                customerName: 'pla***1',
                gameName: 'Lucky Test',
                winAmount: '512.30',
                iconUrl: 'https://img.example/g11.png',
                nodeId: 11,
                gameType: 'RNG',
                vassalage: 'PG',
                winTime: 1735689600000,
              },
            },
          ],
          play: { players: 120, down: 83 },
        },
      },
    ],
  },
}
