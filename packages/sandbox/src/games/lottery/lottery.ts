import * as z from 'zod/mini'
import { RoundRefused, type Board, type Play } from '../../subjects/rounds/rounds.ts'
import { defineGame } from '../kit/Game.ts'
import { escaped } from '../kit/page/html.ts'
import { fillText } from '../kit/texts.ts'
import { createLotteryStage } from './client/createLotteryStage.ts'
import { families, type LotteryPlay } from './families.ts'
import { familyOf, issueAt, resultIdOf, type LotteryGame } from './issues.ts'
import {
  drawLottery,
  isBet,
  lotteryTables,
  playOf,
  type LotteryBet,
  type LotteryFacts,
  type LotteryTables,
  type LotteryTicket,
} from './rules.ts'
import { lotteryStyle } from './style.ts'
import { lotteryTexts } from './texts.ts'

const betSchema = z.object({
  numero: z.string().check(z.maxLength(20)),
  play: z.string().check(z.maxLength(20)),
  picks: z.array(z.union([z.int(), z.string().check(z.maxLength(10))])).check(z.maxLength(10)),
})

/** Draws a game's results list shows. */
const RESULTS = 10

/** The catalogue entry of a play as draws need it. */
const gameOf = (board: Board, nodeId: number): LotteryGame =>
  board.games.find((game) => game.nodeId === nodeId) ?? { code: '', gameType: 'LOTT' }

/** The numbers of a draw that is over. */
function numbersOf(board: Board, game: LotteryGame, numero: string, drawsAt: number): readonly number[] {
  const resultId = resultIdOf(game, numero)
  const dealer = board.dealer(resultId, drawsAt)
  return dealer === null ? [] : drawLottery(dealer, lotteryTables, resultId).numbers
}

/** What the page shows of draws: the one that takes bets, those that are over, and the other games. */
function lotteryBoard(board: Board, { game: { nodeId } }: Pick<Play, 'game'>) {
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

type Bet = LotteryBet & { readonly numero: string }

/** The lottery: draws of five families by the clock, many bets on each. */
export const lottery = defineGame<LotteryTables, LotteryFacts, Bet>({
  id: 'lottery',
  paceMs: 5_000,
  lastChanged: '2026-11-21',
  tables: lotteryTables,
  draw: drawLottery,
  explain: ({ numbers }) => numbers.map(String),
  choice(input) {
    const read = z.safeParse(betSchema, input)
    return read.success ? read.data : null
  },
  play: {
    lay(_stake, { numero, play: playId, picks }, { game, now }) {
      const entry = { code: game.code, gameType: game.gameType }
      const family = familyOf(entry)
      const play = playOf(family, playId)
      if (!play || !isBet(families[family], play, picks)) throw new RoundRefused('round.move', 'no bet of this game')
      const issue = issueAt(family, now)
      if (issue.numero !== numero || now >= issue.closesAt) throw new RoundRefused('bet.closed', 'the draw is closed')
      const resultId = resultIdOf(entry, numero)
      const ticket: LotteryTicket = { game: 'lottery', family, numero, resultId, play: play.id, picks }
      return { state: ticket, dueAt: issue.drawsAt, resultId }
    },
    board: lotteryBoard,
  },
  page({ play, kit, decimal }) {
    const texts = lotteryTexts(play.languageCode)
    const named = (id: string): string => (texts as Readonly<Record<string, string>>)[id] ?? id
    const name = familyOf({ code: play.game.code, gameType: play.game.gameType })
    const family = families[name]
    const paid = ({ pays }: LotteryPlay): string =>
      fillText(texts.pays, { pays: decimal((pays / 100).toFixed(pays % 100 === 0 ? 0 : 2)) })
    const chosen = (each: LotteryPlay, at: number): string =>
      `<label><input type="radio" name="play" value="${each.id}"${at === 0 ? ' checked' : ''}><span>${escaped(named(each.id))}</span><small>${escaped(paid(each))}</small></label>`
    const returns = family.plays.map((each) => each.returns).sort()
    const [least = '', most = ''] = [returns[0], returns.at(-1)]
    const percent = least === most ? decimal(least) : `${decimal(least)}–${decimal(most)}`
    return {
      action: texts.action,
      welcome: texts.welcome,
      stage: `<div id="hall">
<details id="lobby"><summary>${escaped(texts.lobby)}</summary><ul id="games"></ul></details>
<section class="draw" aria-labelledby="issue"><div class="draw-head"><b class="family">${name}</b><div><h2 id="issue"></h2><p id="draws-at"></p></div><div class="clock"><span id="clock-label"></span><b id="countdown" aria-hidden="true"></b></div></div>
<p id="last-text"></p><ol class="balls" id="last-balls" aria-labelledby="last-text"></ol><p class="hash"><span>${escaped(texts.hash)}</span> <code id="hash"></code></p></section>
<section class="open-bets"><h3>${escaped(texts.yourBets)}</h3><ul id="open"></ul></section>
<section class="results"><h3>${escaped(texts.recent)}</h3><div class="scroll"><table><thead><tr><th scope="col">${escaped(texts.draw)}</th><th scope="col">${escaped(texts.time)}</th><th scope="col">${escaped(texts.numbers)}</th></tr></thead><tbody id="results"></tbody></table></div></section>
</div>`,
      controls: `<div class="bet"><fieldset><legend>${escaped(texts.play)}</legend><div class="plays">${family.plays.map(chosen).join('')}</div></fieldset><fieldset><legend id="picks-legend"></legend><div id="picks"></div></fieldset><button type="button" id="quick">${escaped(texts.quick)}</button></div>`,
      rules: `<p>${escaped(texts[name])}</p><ul>${family.plays
        .map(
          (each) => `<li>${escaped(named(each.id))}: ${escaped(paid(each))} (${escaped(decimal(each.returns))} %)</li>`,
        )
        .join('')}</ul><p>${escaped(texts.settle)}</p><p>${escaped(texts.fair)}</p>`,
      returnNote: fillText(texts.returnNote, { percent }),
      volatility: kit.yourChoice,
      texts,
      data: {
        from: family.from,
        to: family.to,
        repeats: family.repeats,
        plays: family.plays.map(({ id, match, picks }) => ({ id, match, picks })),
      },
    }
  },
  createStage: createLotteryStage,
  style: lotteryStyle,
})
