import {
  combined,
  comingFixtures,
  demoGames,
  families,
  familyOf,
  fixtureOf,
  halves,
  issueAt,
  marketsOf,
  MOST_TIMES,
  moves,
  moveShowdown,
  sportOf,
  type Family,
  type Fixture,
  type Leg,
  type LotteryPlay,
  type Move,
  type ShowdownState,
  type Slip,
} from '@croupier/games'
import { walletBalance } from '../core/ledger/ledger.ts'
import { gameMaintenance } from '../domains/merchants/catalogue/maintenance.ts'
import type { Game } from '../domains/merchants/catalogue/Catalogue.ts'
import { hide, shown } from '../domains/play/rounds/hiddenRound.ts'
import { nextDealer } from '../domains/play/rounds/seeds.ts'
import { placeLotteryBets } from '../domains/play/lottery/bets.ts'
import { lotteryGames } from '../domains/play/lottery/draws.ts'
import { moneyText } from '@croupier/money'
import { randomInteger, randomPick, type Random } from '../core/random/random.ts'
import { cardGames, pvpRoomsOf } from '../domains/play/rounds/pvpRooms.ts'
import { placeBet } from '../domains/play/rounds/placeBet.ts'
import { finishOpenRound } from '../domains/play/rounds/openRounds.ts'
import type { OpenRoundRow } from '../domains/play/rounds/rows.ts'
import { nextRoundId, takeStake } from '../domains/play/rounds/settle.ts'
import { refuseStake } from '../domains/safety/safety/headroom.ts'
import { answerCheck, beginPlay } from '../domains/safety/safety/gamingSession.ts'
import { playAccount } from '../domains/money/wallets/playAccount.ts'
import type { Operation, Turn } from './Operation.ts'

/** What every stake needs: answers the reality check and checks the member's own limits. */
function admit({ context, member }: Turn, stake: bigint): void {
  answerCheck(context, member.id)
  refuseStake(context, member, stake)
  beginPlay(context, member)
}

/** Random picks of a play. */
export function picksOf(random: Random, { from, to }: Family, play: LotteryPlay): readonly (number | string)[] {
  if (play.match === 'half') return [randomPick(random, halves)]
  const left = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return Array.from({ length: play.picks }, () => left.splice(randomInteger(random, left.length), 1)[0] ?? from)
}

/** One play on one to three draws of a lottery; the draws settle it by the clock. */
function lottery({ context, member, random }: Turn): unknown {
  const game = randomPick(random, lotteryGames(context))
  const family = familyOf(game)
  const play = randomPick(random, families[family].plays)
  const first = randomInteger(random, 2)
  answerCheck(context, member.id)
  const placed = placeLotteryBets(context, member, [
    {
      gameId: game.code,
      winStop: 0,
      playId: play.id,
      bettingContent: picksOf(random, families[family], play).join(','),
      singleBetPrice: moneyText(demoGames.lottery.stakeUnit * BigInt(1 + randomInteger(random, 5)), 2),
      numero: Array.from({ length: 1 + randomInteger(random, 3) }, (_, at) => ({
        numero: issueAt(family, context.clock.now(), first + at).numero,
        multiple: 1 + randomInteger(random, 2),
      })),
    },
  ])
  return placed.map(({ row }) => row.id)
}

/** A random selection of a match. */
export function legOf(random: Random, fixture: Fixture): Leg {
  const { id, picks } = randomPick(random, marketsOf(fixture))
  const pick = randomPick(random, picks)
  return { fixture: fixture.id, market: id, pick: pick.id, odds: pick.odds }
}

/** A single or an accumulator on coming matches; the last of them settles it. */
function slip(turn: Turn): unknown {
  const { context, member, random } = turn
  const books = (context.catalogue.gamesByLane.get('SPORTS') ?? []).filter((game) => !gameMaintenance(context, game))
  const game = randomPick(random, books)
  const fixtures = comingFixtures(sportOf(game.vendor), context.clock.now(), 6)
  const several = fixtures.slice(randomInteger(random, 3)).slice(0, 1 + randomInteger(random, 3))
  const request = several.map((fixture) => legOf(random, fixture))
  const { over, under } = combined(request)
  const legs = over > under * MOST_TIMES ? request.slice(0, 1) : request
  const last = legs
    .flatMap((leg) => fixtureOf(leg.fixture) ?? [])
    .reduce((one, other) => (other.endsAt > one.endsAt ? other : one))
  const state: Slip = { game: 'sports', resultId: last.id, legs }
  const stake = demoGames.sports.stakeUnit * BigInt(1 + randomInteger(random, 20))
  admit(turn, stake)
  return placeBet(context, member, game, { state, dueAt: last.endsAt, resultId: last.id, stake, playId: '', key: '' })
    .id
}

const handOf = ({ context, member }: Turn, game?: Game): OpenRoundRow | undefined =>
  context.tables.openRounds
    .by('member', String(member.id))
    .find((row) => !row.laid && (game === undefined || row.nodeId === game.nodeId))

/** Sits down at a table of a card room. The clock folds an abandoned hand. */
function sitDown(turn: Turn): unknown {
  const { context, member, random } = turn
  const game = randomPick(random, cardGames(context))
  if (handOf(turn, game)) return 'seated'
  const stake = randomPick(random, randomPick(random, pvpRoomsOf(game)).stakes)
  admit(turn, stake)
  const { dealer, fair } = nextDealer(context, member.id)
  const order = demoGames.showdown.order(stake, { sit: true })
  if (order?.kind !== 'open') throw new Error('a hand of cards goes on')
  const startedAt = context.clock.now()
  const begun = order.begin(dealer, startedAt)
  const row: OpenRoundRow = {
    id: nextRoundId(context),
    memberId: member.id,
    merchant: member.merchant,
    playId: '',
    key: '',
    nodeId: game.nodeId,
    stake,
    startedAt,
    dueAt: begun.dueAt,
    hidden: hide(context, begun),
    fair,
  }
  const sources = takeStake(context, member, row.id, stake, game.vendor)
  context.tables.openRounds.put(row.id, { ...row, sources })
  return row.id
}

const OPEN_MOVES: Readonly<Record<ShowdownState['turn'], readonly Move[]>> = {
  first: moves.filter((move) => move !== 'call'),
  answer: ['fold', 'call'],
}

/** The next move of the member's hand. */
function playHand(turn: Turn): unknown {
  const { context, member, random } = turn
  const row = handOf(turn)
  const game = row && context.catalogue.gameByNode.get(row.nodeId)
  if (!row || !game) return null
  const held = shown(context, row)
  const round = {
    status: 'open',
    id: row.id,
    stake: row.stake,
    balance: walletBalance(context, playAccount(context, member, game.vendor)),
    startedAt: row.startedAt,
    now: context.clock.now(),
    state: held.state,
    repeated: false,
  } as const
  const move = randomPick(random, OPEN_MOVES[(held.state as unknown as ShowdownState).turn])
  const moved = moveShowdown(round, move)
  if ('payout' in moved) return finishOpenRound(context, row, moved).id
  context.tables.openRounds.put(row.id, { ...row, hidden: hide(context, { ...held, state: moved.state }) })
  return move
}

/** Games that stay open: draws, matches and hands of cards. Clock jumps settle what is due. */
export const gameOperations: readonly Operation[] = [
  { name: 'lottery bet', weight: 8, run: lottery },
  { name: 'sports bet', weight: 8, run: slip },
  { name: 'sit down at cards', weight: 8, run: sitDown },
  { name: 'play a hand', weight: 12, run: playHand },
]
