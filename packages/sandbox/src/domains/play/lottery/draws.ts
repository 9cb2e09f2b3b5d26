import { drawLottery, familyOf, issueAt, resultIdOf } from '@croupier/games'
import { sharedDealer, sharedMark } from '../rounds/sharedResults.ts'
import type { Game } from '../../merchants/catalogue/Catalogue.ts'
import { gameMaintenance } from '../../merchants/catalogue/maintenance.ts'
import type { Context } from '../../../Context.ts'

/** A finished draw of a game. */
export interface PastDraw {
  readonly game: Game
  readonly numero: string
  readonly drawnAt: number
  readonly numbers: readonly number[]
}

/** Lanes of lotteries. */
export const LOTTERY_LANES = ['LOTT', 'ELOTT'] as const
/** The lane the Vietnam gateway serves. */
export const VN_LANE = 'ELOTT'

/** Lottery games in service, of both lanes or of one. */
export function lotteryGames(context: Context, lanes: readonly string[] = LOTTERY_LANES): readonly Game[] {
  return context.catalogue.games.filter((game) => lanes.includes(game.gameType) && !gameMaintenance(context, game))
}

/** The lottery game of a node id or a code; undefined when there is none. */
export function lotteryGame(context: Context, key: string): Game | undefined {
  const game = /^\d{1,9}$/.test(key)
    ? context.catalogue.gameByNode.get(Number(key))
    : context.catalogue.games.find((one) => one.code === key)
  return game && LOTTERY_LANES.some((lane) => lane === game.gameType) ? game : undefined
}

/** A game's newest draws, newest first. */
export function pastDraws(context: Context, game: Game, count: number): PastDraw[] {
  return Array.from({ length: count }, (_, at) => {
    const { numero, drawsAt } = issueAt(familyOf(game), context.clock.now(), -1 - at)
    const resultId = resultIdOf(game, numero)
    const { numbers } = drawLottery(sharedDealer(context, resultId), resultId)
    return { game, numero, drawnAt: drawsAt, numbers }
  })
}

/** The newest draws of several games combined, newest first. */
export function newestDraws(context: Context, games: readonly Game[], count: number): PastDraw[] {
  // Generates only as many draws of each game as could be among the newest, as intervals differ.
  const now = context.clock.now()
  const cuts = games
    .flatMap((game) =>
      Array.from({ length: count }, (_, at) => ({ game, at, drawnAt: issueAt(familyOf(game), now, -1 - at).drawsAt })),
    )
    .sort((a, b) => b.drawnAt - a.drawnAt || a.game.nodeId - b.game.nodeId)
    .slice(0, count)
  const wanted = new Map<Game, number>()
  for (const { game, at } of cuts) wanted.set(game, Math.max(wanted.get(game) ?? 0, at + 1))
  return [...wanted]
    .flatMap(([game, some]) => pastDraws(context, game, some))
    .sort((a, b) => b.drawnAt - a.drawnAt || a.game.nodeId - b.game.nodeId)
}

/** The draw of a game that takes bets now, with the hash that commits the operator to its seed. */
export function comingDraw(context: Context, game: Game) {
  const issue = issueAt(familyOf(game), context.clock.now())
  return { game, ...issue, hash: sharedMark(context, resultIdOf(game, issue.numero)).serverHash }
}
