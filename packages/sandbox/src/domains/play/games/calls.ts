import { demoGameOf, stateGame } from '@croupier/games'
import { DAY } from '@croupier/locales/calendar'
import { quarterOf } from '../../../core/state/Sums.ts'
import { Refusal } from '../../../Refusal.ts'
import { type Catalogue, type Game, LANES, gameName } from '../../merchants/catalogue/Catalogue.ts'
import { findGames } from './search.ts'
import { pageOf } from '../../../wire/pageOf.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { MoneyFormatError, parseMoney } from '@croupier/money'
import { lotteryGame, lotteryGames } from '../lottery/draws.ts'
import type { Bet } from '../rounds/rows.ts'
import { pvpRoomOf } from '../rounds/pvpRooms.ts'
import { createLaunch } from '../rounds/launches.ts'
import { addressOf } from '../rounds/launchAddress.ts'
import { languageTag } from '../rounds/languageTag.ts'
import { playGame } from '../rounds/party.ts'
import type { Context } from '../../../Context.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import { listReason, mostPlayed } from './listReason.ts'
import { gameArt, gameEntry, hotEntry, laneEntry } from './entries.ts'

const USUAL = 'GLS'
const LOTTERY = 'LOTT'

/** Vendors, lists, favourites, launch, winner board. */
export const gamesHandlers: Handlers<'games'> = {
  'games.vendors': (context, call, { language }) => ({
    data: {
      lanes: LANES.map((lane) => laneEntry(context, lane, language ?? call.language)).flatMap(({ cards, ...lane }) => {
        const offered = (cards ?? []).filter(({ vassalage }) =>
          call.merchant.offersVendor(String(vassalage), String(lane.title)),
        )
        return offered.length === 0 ? [] : [{ ...lane, cards: offered }]
      }),
    },
  }),
  'games.vendorTypes': (context, { merchant }) => ({
    content: Object.fromEntries(
      LANES.flatMap((lane) => {
        const vendorCode = context.catalogue.vendors
          .filter(({ code, lanes }) => lanes.includes(lane) && merchant.offersVendor(code, lane))
          .map(({ code }) => code)
        return vendorCode.length === 0 ? [] : [[lane, { vendorCode }]]
      }),
    ),
  }),
  'games.list': (context, call, input) => {
    const games = findGames(context.catalogue, {
      gameType: input.gameType,
      vendor: input.vassalage,
      gameClass: input.gameClassify,
      name: input.gameName,
      minBet: readMinBet(input.minBet, call.merchant.digits),
    }).filter((game) => offers(call.merchant, game))
    const { rows, ...totals } = pageOf(games, input.pageNo, input.pageSize)
    return { games: rows.map((game) => gameEntry(context, game, input.language ?? call.language)), ...totals }
  },
  'games.hot': (context, call, { language, vassalage }) => {
    const most = mostPlayed(context, call.merchant.code)
    return {
      list: context.catalogue.hot
        .filter((game) => offers(call.merchant, game))
        .map((game, index) => ({
          ...hotEntry(context, game, language ?? call.language, index + 1),
          reason: listReason(game, index + 1, most),
        }))
        .filter((entry) => vassalage === '' || entry.vassalage === vassalage),
    }
  },
  'games.recent': (context, call, input) => {
    const { member } = signedIn(call)
    const recents = context.tables.recents.by('member', String(member.id)).sort((a, b) => b.at - a.at)
    const games = gamesOf(context, recents).filter((game) => !input.vassalage || game.vendor === input.vassalage)
    const { rows, ...totals } = pageOf(games, input.pageNo, input.pageSize)
    const last = lastBets(context, member.id, rows)
    return {
      list: rows.map((game) => {
        const bet = last.get(game.nodeId)
        return {
          ...gameEntry(context, game, input.language ?? call.language),
          ...(bet && { lastStake: bet.stake, lastPayout: bet.payout }),
        }
      }),
      ...totals,
      clearable: 1,
    }
  },
  'games.clearRecent': (context, call) => {
    const { member } = signedIn(call)
    for (const { nodeId } of context.tables.recents.by('member', String(member.id)))
      context.tables.recents.delete(`${member.id}/${nodeId}`)
    return null
  },
  'games.favouriteIds': (context, call) => {
    const { member } = signedIn(call)
    return context.tables.favourites.by('member', String(member.id)).map((favourite) => String(favourite.nodeId))
  },
  'games.favourites': (context, call, input) => {
    const { member } = signedIn(call)
    const favourites = context.tables.favourites.by('member', String(member.id)).sort((a, b) => b.at - a.at)
    const games = gamesOf(context, favourites).filter((game) => game.gameType === input.gameType)
    const { rows, totalPages } = pageOf(games, input.pageNo, input.pageSize)
    return {
      content: rows.map((game) => gameEntry(context, game, input.language ?? call.language)),
      pageNum: input.pageNo,
      totalPages,
    }
  },
  'games.addFavourite': (context, call, { nodeId }) => {
    const { member } = signedIn(call)
    const game = context.catalogue.gameByNode.get(Number(nodeId))
    if (!game) throw new Refusal('game.unknown')
    const { favourites } = context.tables
    const key = `${member.id}/${game.nodeId}`
    if (!favourites.has(key)) {
      const at = context.clock.now()
      favourites.put(key, {
        memberId: member.id,
        nodeId: game.nodeId,
        vendor: game.vendor,
        gameType: game.gameType,
        at,
      })
    }
    return null
  },
  'games.removeFavourite': (context, call, { nodeId }) => {
    context.tables.favourites.delete(`${signedIn(call).member.id}/${Number(nodeId)}`)
    return null
  },
  'games.launch': (context, call, input) => {
    const { member, session } = signedIn(call)
    if (input.launchMode !== USUAL && input.launchMode !== LOTTERY) throw new Refusal('#727')
    const room = input.roomId === undefined ? null : pvpRoomOf(context, input.roomId)
    const game =
      input.launchMode === LOTTERY
        ? lotteryOfLaunch(context, input.lottoGameCode)
        : (room?.game ?? gameOfLaunch(context.catalogue, input))
    if (!game || !offers(call.merchant, game)) throw new Refusal('game.unknown')
    const launch = createLaunch(context, session, member, {
      nodeId: game.nodeId,
      language: input.language ?? call.language,
      theme: call.raw['theme'] === 'dark' ? 'dark' : 'light',
      siteOrigin: call.siteOrigin,
      ...(room !== null && { roomId: room.id }),
    })
    const lobby = input.launchMode === LOTTERY && (input.lottoView ?? 'lobby') === 'lobby'
    const { matchId: match, matchPick: pick } = input
    const pressed = match !== undefined && pick !== undefined ? { match, pick } : {}
    return { content: { game_url: addressOf(call, launch, { ...pressed, ...(lobby && { view: 'lobby' }) }) } }
  },
  'games.facts': (context, call, { nodeId, language: asked = call.language }) => {
    // Only the merchant's own languages are certain to have a locale.
    const language = call.merchant.languages.includes(asked) ? asked : 'EN'
    const game = context.catalogue.gameByNode.get(Number(nodeId))
    if (!game || !offers(call.merchant, game)) throw new Refusal('game.unknown')
    const played = demoGameOf(game)
    if (!played) throw new Refusal('game.not.available', { values: [gameName(game, language)] })
    const { rules, facts } = stateGame(played, {
      game: playGame(context, game, played.id, language),
      language: languageTag(language),
      languageCode: language,
    })
    return {
      name: gameName(game, language),
      rules,
      facts: facts.map(([name, text]) => ({ name, text })),
      speedCounts: played.id === 'crash',
    }
  },
  'games.winners': (context, call, { gameCategory, language, limitNum }) => {
    const wins = context.tables.wins.by('merchant', call.merchant.code).sort((a, b) => b.at - a.at)
    const list = []
    for (const win of wins) {
      const game = context.catalogue.gameByNode.get(win.nodeId)
      if (!game || !offers(call.merchant, game) || (gameCategory !== 'ALL' && game.gameType !== gameCategory)) continue
      if (list.length === limitNum) break
      list.push({
        vo: {
          customerName: win.customerName,
          gameName: gameName(game, language ?? call.language),
          nodeName: game.code,
          winAmount: win.amount,
          iconUrl: gameArt(game.nodeId),
          nodeId: game.nodeId,
          gameId: String(game.nodeId),
          gameType: game.gameType,
          vassalage: game.vendor,
          winTime: win.at,
        },
      })
    }
    return { list, play: playOfDay(context, call.merchant.code) }
  },
}

/** Counts below this are not published: each person could work out how the others did. */
const FEWEST_PLAYERS = 5

/** Number of a merchant's members who bet in the last 24 hours, and of those who lost; from quarter hours. */
function playOfDay(context: Context, merchant: string): { players: number; down: number } | null {
  const now = context.clock.now()
  let [players, down] = [0, 0]
  for (const memberId of context.figures.bets.memberIds()) {
    if (context.tables.members.get(String(memberId))?.merchant !== merchant) continue
    let [count, net] = [0, 0n]
    context.figures.bets.each(memberId, quarterOf(now - DAY), now + 1, (_lane, sum) => {
      count += sum.count
      net += sum.received - sum.paid
    })
    if (count === 0) continue
    players++
    if (net < 0n) down++
  }
  return players < FEWEST_PLAYERS ? null : { players, down }
}

/** How many of a member's newest bets are searched for the last bet on each game. */
const BETS_LOOKED_THROUGH = 500

/** A member's newest bet on each of these games; only among the newest bets. */
function lastBets(context: Context, memberId: number, games: readonly Game[]): ReadonlyMap<number, Bet> {
  const wanted = new Set(games.map(({ nodeId }) => nodeId))
  const found = new Map<number, Bet>()
  let left = BETS_LOOKED_THROUGH
  for (const bet of context.tables.bets.newest('member', String(memberId))) {
    if (left-- === 0 || found.size === wanted.size) break
    if (wanted.has(bet.nodeId) && !found.has(bet.nodeId)) found.set(bet.nodeId, bet)
  }
  return found
}

/** Whether a merchant offers a game: its lane and its vendor. */
const offers = ({ offersVendor }: Merchant, game: Game): boolean => offersVendor(game.vendor, game.gameType)

function gamesOf(context: Context, rows: readonly { readonly nodeId: number }[]): Game[] {
  return rows.map((row) => context.catalogue.gameByNode.get(row.nodeId)).filter((game) => game !== undefined)
}

function readMinBet(text: string | undefined, digits: number): bigint | undefined {
  if (text === undefined) return undefined
  try {
    return parseMoney(text, digits)
  } catch (failure) {
    if (failure instanceof MoneyFormatError) throw new Refusal('request_param_err', { status: 400, values: ['minBet'] })
    throw failure
  }
}

/** The lottery game with a code, or the first one for the lobby. */
const lotteryOfLaunch = (context: Context, code: string | undefined): Game | undefined =>
  code ? lotteryGame(context, code) : lotteryGames(context)[0]

/** The game of a card or list entry: by node, by hot id, by code, else the vendor's first in the category. */
function gameOfLaunch(
  catalogue: Catalogue,
  input: Readonly<Partial<Record<'nodeId' | 'gameId' | 'gameCode' | 'vassalage' | 'gameType', string | undefined>>>,
): Game | undefined {
  const node = input.nodeId ?? input.gameId?.split(',').at(-1)
  if (node !== undefined && /^\d+$/.test(node)) return catalogue.gameByNode.get(Number(node))
  if (input.gameCode !== undefined) return catalogue.games.find((game) => game.code === input.gameCode)
  return findGames(catalogue, { vendor: input.vassalage, gameType: input.gameType })[0]
}
