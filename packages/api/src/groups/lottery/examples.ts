import type { GroupReference } from '../../contract/examples.ts'

const entry = {
  gameId: '11979',
  gameCode: 'LOTT_LOTT_005',
  gameName: 'Minute Lotto',
  gameGroupCode: 'SSC',
  vassalage: 'LOTT',
}

const drawn = { ...entry, numero: '20261121-0724', openTime: 1_795_000_000_000, winNo: [3, 0, 7, 7, 1] }

const coming = {
  gameId: '11979',
  gameCode: 'LOTT_LOTT_005',
  numero: '20261121-0725',
  closeTime: 1_795_000_055_000,
  openTime: 1_795_000_060_000,
  hash: '9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab',
}

const rules = {
  count: 5,
  from: 0,
  to: 9,
  repeats: true,
  betStep: '1.00',
  largestBet: '500.00',
  plays: [{ playId: 'last2', match: 'tail', picks: 2, pays: '95.00', returns: '95.00' }],
}

const menus = { '0': { gameGroupCode: 'SSC', gameMenus: [entry] } }

/** Lottery calls. */
export const examples: GroupReference<'lottery'> = {
  'lottery.menus': {
    doc: 'Lottery games by icon family. The groups travel under keys that mean nothing and are read as a list.',
    examples: [{ request: { prizeMode: 'SEA', device: 'WEB' }, answer: menus }],
  },
  'lottery.vnMenus': {
    doc: 'The same for the Vietnam lottery, every entry marked with its record name.',
    examples: [{ request: {}, answer: menus }],
  },
  'lottery.recent': {
    doc: 'Lottery games the member played lately, newest first.',
    examples: [{ request: {}, answer: [entry] }],
  },
  'lottery.popular': {
    doc: 'Newest draw of the games most played, for the home page.',
    examples: [
      { request: { count: 20 }, answer: [drawn] },
      { request: { count: 20 }, answer: { a: drawn } },
    ],
  },
  'lottery.vnNumbers': {
    doc: 'Drawn numbers of the Vietnam lottery, newest first.',
    examples: [{ request: { count: 100 }, answer: [drawn] }],
  },
  'lottery.openedNumbers': {
    doc: 'Drawn numbers, newest first, of all games or of one.',
    examples: [{ request: {}, answer: [drawn] }],
  },
  'lottery.gatewayNumbers': {
    doc: 'The same from the first lottery gateway.',
    examples: [{ request: { gameId: '11979' }, answer: [drawn] }],
  },
  'lottery.games': {
    doc: 'Every lottery game, with what can be bet on it.',
    examples: [{ request: {}, answer: [entry, { ...entry, rules }] }],
  },
  'lottery.draws': {
    doc: 'Draws that take bets now, of all games or of one, with the hash that binds the operator to each.',
    examples: [{ request: { code: 'LOTT_LOTT_005' }, answer: [coming] }],
  },
  'lottery.near': {
    doc: 'The draw of a game that takes bets now, and its last one.',
    examples: [
      { request: { gameId: '11979' }, answer: { currentNumero: coming, lastNumero: drawn, now: 1_795_000_010_000 } },
    ],
  },
  'lottery.bet': {
    doc: 'Places bets on draws: each draw of each content is a separate bet. Either all are accepted or none.',
    examples: [
      {
        request: {
          contents: [
            {
              gameId: '11979',
              playId: 'last2',
              bettingContent: '7,1',
              singleBetPrice: '2.00',
              numero: [{ numero: '20261121-0725', multiple: 1 }],
            },
          ],
        },
        answer: {
          success: true,
          orders: [{ orderNo: 'R000000123', gameId: '11979', numero: '20261121-0725', amount: '2.00' }],
        },
      },
    ],
  },
}
