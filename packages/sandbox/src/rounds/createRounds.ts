import { gameName, type Game } from '../catalogue/Catalogue.ts'
import { gameMaintenance } from '../catalogue/maintenance.ts'
import { BalanceInsufficient, balanceOf, memberAccount } from '../ledger/ledger.ts'
import type { Member, Session } from '../members/rows.ts'
import { liveSession, touchSession } from '../members/sessions.ts'
import { operatorSettings } from '../merchants/rules.ts'
import { randomInteger, randomToken } from '../random/random.ts'
import type { State } from '../state/State.ts'
import type { World } from '../state/World.ts'
import { languageTag } from './languageTag.ts'
import { RoundRefused, type Play, type Rounds, type SettledRound } from './rounds.ts'
import type { Bet, PlayRow } from './rows.ts'
import { settleRound } from './settle.ts'

/** Stakes as multiples of the game's minimum bet. */
const MULTIPLES = [1n, 2n, 4n, 10n, 20n, 40n, 100n, 200n, 400n, 1_000n]
/** No stake above this, in minor units. */
const LARGEST_STAKE = 50_000n

/** Makes the desk games settle their rounds at. Each call is one transaction of the state. */
export function createRounds(state: State, world: World): Rounds {
  const inTransaction = <Result>(operation: () => Result): Result => {
    if (operatorSettings(world).maintenance) throw new RoundRefused('site.maintenance', 'the site is under maintenance')
    return state.transact(operation)
  }
  return {
    open: (token) =>
      inTransaction(() => {
        const launch = world.tables.launches.get(token)
        if (!launch || launch.expiresAt <= world.clock.now())
          throw new RoundRefused('launch.invalid', 'launch token unknown')
        world.tables.launches.delete(token)
        const row: PlayRow = {
          id: randomToken(world.random, 40),
          memberId: launch.memberId,
          session: launch.session,
          nodeId: launch.nodeId,
          language: launch.language,
          theme: launch.theme,
          siteOrigin: launch.siteOrigin,
          openedAt: world.clock.now(),
        }
        world.tables.plays.put(row.id, row)
        return playOf(world, party(world, row.id))
      }),
    resume: (playId) => inTransaction(() => playOf(world, party(world, playId))),
    place: (playId, order, deal) =>
      inTransaction(() => {
        const at = party(world, playId)
        const [done] = world.tables.bets.by('key', `${playId}/${order.key}`)
        if (done && done.stake === order.stake) return { ...settled(done), repeated: true }
        if (done) throw new RoundRefused('round.conflict', 'the key belongs to a round with another stake')
        if (!/^[\w-]{8,64}$/.test(order.key)) throw new RoundRefused('round.conflict', 'a key has 8 to 64 characters')
        if (gameMaintenance(world, at.game)) throw new RoundRefused('game.maintenance', 'the game is under maintenance')
        if (!stakesOf(at.game).includes(order.stake)) throw new RoundRefused('stake.not.offered', 'no such stake')
        if (balanceOf(world, memberAccount(at.member.id)) < order.stake) throw shortOfMoney()
        const { payout, detail } = deal({ integer: (below) => randomInteger(world.random, below) })
        if (payout < 0n) throw new RangeError('a payout cannot be negative')
        touchSession(world, at.session)
        try {
          const round = { game: at.game, stake: order.stake, payout, playId, key: order.key, detail }
          return settled(settleRound(world, at.member, round))
        } catch (failure) {
          throw failure instanceof BalanceInsufficient ? shortOfMoney() : failure
        }
      }),
    history: (playId, limit = 20) =>
      inTransaction(() => {
        party(world, playId)
        return world.tables.bets.by('play', playId).slice(-limit).reverse().map(settled)
      }),
    close: (playId) => state.transact(() => world.tables.plays.delete(playId)),
  }
}

const shortOfMoney = () => new RoundRefused('balance.insufficient', 'the balance does not cover the stake')

interface Party {
  readonly row: PlayRow
  readonly session: Session
  readonly member: Member
  readonly game: Game
}

function party(world: World, playId: string): Party {
  const row = world.tables.plays.get(playId)
  const session = row && liveSession(world, row.session)
  const member = row && world.tables.members.get(String(row.memberId))
  const game = row && world.catalogue.gameByNode.get(row.nodeId)
  if (!row || !session || !member || !game) throw new RoundRefused('play.closed', 'the play or its session is over')
  return { row, session, member, game }
}

function playOf(world: World, { row, member, game }: Party): Play {
  const merchant = world.merchants.get(member.merchant)
  return {
    id: row.id,
    game: {
      nodeId: game.nodeId,
      name: gameName(game, row.language),
      vendorCode: game.vendor,
      vendorName: world.catalogue.vendorByCode.get(game.vendor)?.name ?? game.vendor,
      gameType: game.gameType,
      gameClass: game.gameClass,
    },
    currency: merchant?.isoCurrency ?? '',
    digits: 2,
    language: languageTag(row.language),
    languageCode: row.language,
    theme: row.theme,
    balance: balanceOf(world, memberAccount(member.id)),
    stakes: stakesOf(game),
    siteOrigin: row.siteOrigin,
  }
}

function stakesOf(game: Game): bigint[] {
  return MULTIPLES.map((multiple) => game.minBet * multiple).filter((stake) => stake <= LARGEST_STAKE)
}

function settled(bet: Bet): SettledRound {
  const { id, stake, payout, balanceAfter, at, detail } = bet
  return { id, stake, payout, balance: balanceAfter, at, detail, repeated: false }
}
