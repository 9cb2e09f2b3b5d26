import { currencyOf } from '../../merchants/merchants/currency.ts'
import { DAY } from '@croupier/locales/calendar'
import {
  demoGames,
  families,
  familyOf,
  halves,
  isBet,
  issueOf,
  playOf,
  resultIdOf,
  type LotteryTicket,
} from '@croupier/games'
import { Refusal } from '../../../Refusal.ts'
import type { Game } from '../../merchants/catalogue/Catalogue.ts'
import { gameMaintenance } from '../../merchants/catalogue/maintenance.ts'
import { BalanceInsufficient } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import { resultsShownUntil } from '../../merchants/merchants/rules.ts'
import { parseMoney } from '@croupier/money'
import { placeBet } from '../rounds/placeBet.ts'
import type { OpenRoundRow } from '../rounds/rows.ts'
import { refuseStake } from '../../safety/safety/headroom.ts'
import { beginPlay } from '../../safety/safety/gamingSession.ts'
import type { Context } from '../../../Context.ts'
import { lotteryGame } from './draws.ts'

/** A bet in its wire form: one play, on one or several draws. */
export interface BetContent {
  readonly gameId: string
  readonly winStop: number
  readonly playId: string
  readonly bettingContent: string
  /** Decimal text. */
  readonly singleBetPrice: string
  readonly numero: readonly { readonly numero: string; readonly multiple: number }[]
}

/** Largest bet on one draw, in minor units. */
export const largestBet = 50_000n
/** How far ahead draws take bets. */
const DAYS_AHEAD_MS = 2 * DAY

/**
 * Places every bet of an order, or none: a refusal rolls the request's transaction back. Refused: `game.unknown`,
 * `game.maintenance`, `lottery.bet.invalid` (play, picks or amount), `lottery.closed`, `balance.not.enough`, and the
 * refusals of the member's own limits.
 */
export function placeLotteryBets(
  context: Context,
  member: Member,
  contents: readonly BetContent[],
): readonly { readonly game: Game; readonly numero: string; readonly row: OpenRoundRow }[] {
  beginPlay(context, member)
  return contents.flatMap((content) => {
    const game = lotteryGame(context, content.gameId)
    if (!game) throw new Refusal('game.unknown')
    if (gameMaintenance(context, game)) throw new Refusal('game.maintenance')
    const family = familyOf(game)
    const play = playOf(family, content.playId)
    const picks = content.bettingContent.split(',').map((pick) => (/^\d{1,2}$/.test(pick) ? Number(pick) : pick))
    const words = halves.some((word) => word === picks[0])
    if (!play || content.winStop !== 0 || words !== (play.match === 'half') || !isBet(families[family], play, picks))
      throw new Refusal('lottery.bet.invalid')
    return content.numero.map(({ numero, multiple }) => {
      const issue = issueOf(family, numero)
      const now = context.clock.now()
      const shownUntil = resultsShownUntil(context)
      if (!issue || now >= issue.closesAt || issue.drawsAt > now + DAYS_AHEAD_MS || issue.drawsAt <= shownUntil)
        throw new Refusal('lottery.closed')
      const stake = parseMoney(content.singleBetPrice, currencyOf(context, member).digits) * BigInt(multiple)
      if (stake <= 0n || stake > largestBet || stake % demoGames.lottery.stakeUnit !== 0n)
        throw new Refusal('lottery.bet.invalid')
      refuseStake(context, member, stake)
      const resultId = resultIdOf(game, numero)
      const state: LotteryTicket = { game: 'lottery', family, numero, resultId, play: play.id, picks }
      try {
        const row = placeBet(context, member, game, {
          state,
          dueAt: issue.drawsAt,
          resultId,
          stake,
          // Has no page: the wire's own key decides whether the order is new.
          playId: '',
          key: '',
        })
        return { game, numero, row }
      } catch (failure) {
        throw failure instanceof BalanceInsufficient ? new Refusal('balance.not.enough') : failure
      }
    })
  })
}
