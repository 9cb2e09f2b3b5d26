import type { Board, Play } from '../port/rounds.ts'
import { familyOf, issueAt, resultIdOf, type LotteryGame } from './issues.ts'
import { drawLottery } from './rules.ts'

/** Number of draws in a game's list of results. */
const RESULTS = 10

/** The catalogue entry of a play as draws need it. */
const gameOf = (board: Board, nodeId: number): LotteryGame =>
  board.games.find((game) => game.nodeId === nodeId) ?? { code: '', gameType: 'LOTT' }

/** The numbers of a finished draw. */
function numbersOf(board: Board, game: LotteryGame, numero: string, drawsAt: number): readonly number[] {
  const resultId = resultIdOf(game, numero)
  const dealer = board.dealer(resultId, drawsAt)
  return dealer === null ? [] : drawLottery(dealer, resultId).numbers
}

/** The page's draws: the one that takes bets, finished ones, and the other games. */
export function lotteryBoard(board: Board, { game: { nodeId } }: Pick<Play, 'game'>) {
  const game = gameOf(board, nodeId)
  const family = familyOf(game)
  const next = issueAt(family, board.now)
  return {
    issue: { ...next, hash: board.hash(resultIdOf(game, next.numero)) },
    results: Array.from({ length: RESULTS }, (_, at) => {
      const { numero, drawsAt } = issueAt(family, board.now, -1 - at)
      return { numero, drawsAt, numbers: numbersOf(board, game, numero, drawsAt) }
    }),
    games: board.games.map((one) => {
      const own = familyOf(one)
      const last = issueAt(own, board.now, -1)
      return {
        nodeId: one.nodeId,
        name: one.name,
        family: own,
        drawsAt: issueAt(own, board.now).drawsAt,
        numbers: numbersOf(board, one, last.numero, last.drawsAt),
      }
    }),
  }
}
