import { demoGames, families, familyNames, familyOf } from '@croupier/games'
import { Refusal } from '../../../Refusal.ts'
import type { Received } from '@croupier/api'
import { type Game, gameName } from '../../merchants/catalogue/Catalogue.ts'
import { moneyText } from '@croupier/money'
import type { Answer } from '../../../wire/Answer.ts'
import { largestBet, placeLotteryBets } from './bets.ts'
import {
  comingDraw,
  lotteryGame,
  lotteryGames,
  LOTTERY_LANES,
  newestDraws,
  pastDraws,
  VN_LANE,
  type PastDraw,
} from './draws.ts'
import type { Context } from '../../../Context.ts'
import { signedIn, type Call, type Handlers } from '../../../wire/Call.ts'

type Menus = Answer<'lottery.menus'>
type Entry = NonNullable<Answer<'lottery.games'>>[number]

const entryOf = (game: Game, language: string): Entry => ({
  gameId: String(game.nodeId),
  gameCode: game.code,
  gameName: gameName(game, language),
  gameGroupCode: familyOf(game),
  vassalage: game.vendor,
  accountTypeName: game.vendor,
})

/** How a game is drawn, and every bet that it takes. */
function rulesOf(game: Game): NonNullable<NonNullable<Answer<'lottery.games'>>[number]['rules']> {
  const { count, from, to, repeats, plays } = families[familyOf(game)]
  return {
    count,
    from,
    to,
    repeats,
    betStep: demoGames.lottery.stakeUnit,
    largestBet,
    plays: plays.map(({ id, match, picks, pays, returns }) => ({
      playId: id,
      match,
      picks,
      // A rate, not an amount: it has two decimals in every currency.
      pays: moneyText(BigInt(pays), 2),
      returns,
    })),
  }
}

const drawEntry = ({ game, numero, drawnAt, numbers }: PastDraw, language: string) => ({
  ...entryOf(game, language),
  numero,
  openTime: drawnAt,
  winNo: [...numbers],
})

function menusOf(games: readonly Game[], language: string): Menus {
  const groups = familyNames.map((family) => ({
    gameGroupCode: family,
    gameMenus: games.filter((game) => familyOf(game) === family).map((game) => entryOf(game, language)),
  }))
  return Object.fromEntries(groups.filter(({ gameMenus }) => gameMenus.length > 0).map((group, at) => [at, group]))
}

/** The lanes of a menu's prize mode; refuses an unknown one by name. */
function lanesOf(prizeMode: string): readonly string[] {
  const mode = prizeMode.toUpperCase()
  if (mode === 'LOTT' || mode === 'ZY') return ['LOTT']
  // The electronic lottery sells both lanes: its page shows them together.
  if (mode === 'ELOTT' || mode === 'SEA') return LOTTERY_LANES
  throw new Refusal('request_param_err', { status: 400, values: ['prizeMode'] })
}

const known = (context: Context, key: string): Game => {
  const game = lotteryGame(context, key)
  if (!game) throw new Refusal('game.unknown')
  return game
}

const opened = (context: Context, call: Call, { gameId, count, language }: Received<'lottery.openedNumbers'>) => {
  signedIn(call)
  const draws =
    gameId === undefined
      ? newestDraws(context, lotteryGames(context), count)
      : pastDraws(context, known(context, gameId), count)
  return draws.map((draw) => drawEntry(draw, languageOf(call, language)))
}

const languageOf = (call: Call, asked: string | undefined): string => asked ?? call.language

const comingEntry = ({ game, numero, closesAt, drawsAt, hash }: ReturnType<typeof comingDraw>) => ({
  gameId: String(game.nodeId),
  gameCode: game.code,
  numero,
  closeTime: closesAt,
  openTime: drawsAt,
  hash,
})

/** The lottery gateways. */
export const lotteryHandlers: Handlers<'lottery'> = {
  'lottery.menus': (context, call, { prizeMode, language }) =>
    menusOf(lotteryGames(context, lanesOf(prizeMode)), languageOf(call, language)),
  'lottery.vnMenus': (context, call, { language }) =>
    menusOf(lotteryGames(context, [VN_LANE]), languageOf(call, language)),
  'lottery.recent': (context, call, { language }) => {
    const { member } = signedIn(call)
    return context.tables.recents
      .by('member', String(member.id))
      .sort((a, b) => b.at - a.at)
      .map(({ nodeId }) => lotteryGame(context, String(nodeId)))
      .filter((game) => game !== undefined)
      .map((game) => entryOf(game, languageOf(call, language)))
  },
  'lottery.popular': (context, call, { count, prizeMode, language }) =>
    lotteryGames(context, lanesOf(prizeMode))
      .slice(0, count)
      .flatMap((game) => pastDraws(context, game, 1))
      .map((draw) => drawEntry(draw, languageOf(call, language))),
  'lottery.vnNumbers': (context, call, { count, language }) => {
    signedIn(call)
    return newestDraws(context, lotteryGames(context, [VN_LANE]), count).map((draw) =>
      drawEntry(draw, languageOf(call, language)),
    )
  },
  'lottery.openedNumbers': opened,
  'lottery.gatewayNumbers': opened,
  'lottery.games': (context, call, { language }) =>
    lotteryGames(context).map((game) => ({ ...entryOf(game, languageOf(call, language)), rules: rulesOf(game) })),
  'lottery.draws': (context, _, { code }) =>
    (code === undefined ? lotteryGames(context) : [known(context, code)]).map((game) =>
      comingEntry(comingDraw(context, game)),
    ),
  'lottery.near': (context, call, { gameId }) => {
    const game = known(context, gameId)
    const [last] = pastDraws(context, game, 1)
    return {
      currentNumero: comingEntry(comingDraw(context, game)),
      lastNumero: last ? drawEntry(last, call.language) : null,
      now: context.clock.now(),
    }
  },
  'lottery.bet': (context, call, { contents }) => ({
    success: true,
    orders: placeLotteryBets(context, signedIn(call).member, contents).map(({ game, numero, row }) => ({
      orderNo: row.id,
      gameId: String(game.nodeId),
      numero,
      amount: row.stake,
    })),
  }),
}
