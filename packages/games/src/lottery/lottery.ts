import * as z from 'zod/mini'
import { defineGame } from '../kit/server/defineGame.ts'
import { RoundRefused } from '../port/rounds.ts'
import { lotteryBoard } from './board.ts'
import { fair } from './fair.ts'
import { families } from './families.ts'
import { familyOf, issueAt, resultIdOf } from './issues.ts'
import { lotteryPage } from './page.ts'
import {
  drawLottery,
  isBet,
  playOf,
  settleTicket,
  type LotteryBet,
  type LotteryFacts,
  type LotteryTicket,
} from './rules.ts'

const betSchema = z.object({
  numero: z.string().check(z.maxLength(20)),
  play: z.string().check(z.maxLength(20)),
  picks: z.array(z.union([z.int(), z.string().check(z.maxLength(10))])).check(z.maxLength(10)),
})

type Bet = LotteryBet & { readonly numero: string }

const returns = Object.values(families).flatMap(({ plays }) =>
  plays.map((play) => Number(play.returns.replace('.', ''))),
)

/** The lottery: draws of five families by the clock, many bets on each. */
export const lottery = defineGame<LotteryFacts, Bet>({
  id: 'lottery',
  suits: ({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT',
  // Payouts are hundredths of the stake.
  stakeUnit: 100n,
  facts: {
    returns: { least: Math.min(...returns), most: Math.max(...returns) },
    volatility: 'yourChoice',
    lastChanged: '2026-11-21',
    paceMs: 5_000,
  },
  fair,
  choice(input) {
    const read = z.safeParse(betSchema, input)
    return read.success ? read.data : null
  },
  play: {
    placeBet({ numero, play: playId, picks }, { game, now }) {
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
    settleBet(stake, state, dealerOf) {
      const ticket = state as LotteryTicket
      return settleTicket(stake, ticket, drawLottery(dealerOf(ticket.resultId), ticket.resultId).numbers)
    },
    board: lotteryBoard,
  },
  page: lotteryPage,
})
