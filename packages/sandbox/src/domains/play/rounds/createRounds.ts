import { RoundRefused, type Rounds } from '@croupier/games'
import { sharedDealer, sharedMark } from './sharedResults.ts'
import { Refusal } from '../../../Refusal.ts'
import { gameName } from '../../merchants/catalogue/Catalogue.ts'
import { gameMaintenance } from '../../merchants/catalogue/maintenance.ts'
import { clientSeedPattern, commitmentOf, markRound, nextDealer, rotateSeeds } from './seeds.ts'
import { BalanceInsufficient, walletBalance } from '../../../core/ledger/ledger.ts'
import { touchSession } from '../../identity/members/sessions.ts'
import { operatorSettings } from '../../merchants/merchants/rules.ts'
import { randomToken } from '../../../core/random/random.ts'
import { sha256 } from '../../../core/random/sha256.ts'
import { beginPlay } from '../../safety/safety/gamingSession.ts'
import type { PlatformState, World } from '../../../World.ts'
import { playAccount } from '../../money/wallets/playAccount.ts'
import { createLaunch } from './launches.ts'
import { hide, shown } from './hiddenRound.ts'
import { finishOpenRound, settleDueRounds } from './openRounds.ts'
import { partyOf, playOf } from './party.ts'
import { deskOf, type OpenRoundRow, type PlayRow } from './rows.ts'
import { placeBet } from './placeBet.ts'
import { newestBets } from './newestBets.ts'
import { nextRoundId, settleRound, takeStake } from './settle.ts'
import { admitRound, shortOfMoney } from './admitRound.ts'
import { knownRound, openRoundOf, standing, settled } from './roundStanding.ts'

/**
 * The port of rounds that demo games play through. Each call is one transaction of the state. A page holds the token of its
 * play; the state keeps hashes of tokens only.
 */
export function createRounds(state: PlatformState, world: World): Rounds {
  const inTransaction = <Result>(operation: () => Result): Result => {
    const { maintenance, regionRestriction, ipRestriction } = operatorSettings(world)
    if (maintenance) throw new RoundRefused('site.maintenance', 'the site is under maintenance')
    if (regionRestriction || ipRestriction)
      throw new RoundRefused('region.restricted', 'the site is closed in this region')
    return state.transact(operation)
  }
  return {
    open: (token) =>
      inTransaction(() => {
        const launch = world.tables.launches.get(sha256(token))
        if (!launch || launch.expiresAt <= world.clock.now())
          throw new RoundRefused('launch.invalid', 'launch token unknown')
        world.tables.launches.delete(launch.id)
        const playToken = randomToken(world.random, 40)
        const row: PlayRow = {
          id: sha256(playToken),
          memberId: launch.memberId,
          session: launch.session,
          nodeId: launch.nodeId,
          language: launch.language,
          theme: launch.theme,
          siteOrigin: launch.siteOrigin,
          ...(launch.roomId !== undefined && { roomId: launch.roomId }),
          openedAt: world.clock.now(),
        }
        world.tables.plays.put(row.id, row)
        const at = partyOf(world, playToken)
        beginPlay(world, at.member)
        return playOf(world, at, playToken)
      }),
    resume: (token) =>
      inTransaction(() => {
        settleDueRounds(world)
        return playOf(world, partyOf(world, token), token)
      }),
    speak: (token, languageCode) =>
      state.transact(() => {
        const { row, member } = partyOf(world, token)
        if (!world.merchants.get(member.merchant)?.languages.includes(languageCode)) return
        world.tables.plays.put(row.id, { ...row, language: languageCode })
      }),
    table: (token) => playOf(world, partyOf(world, token), token),
    place: (token, order, deal) =>
      inTransaction(() => {
        const at = partyOf(world, token)
        const playId = at.row.id
        const done = knownRound(world, playId, order)
        if (done?.status === 'settled') return done
        if (done) throw new RoundRefused('round.conflict', 'the key belongs to a round under way')
        admitRound(world, at, order)
        const { dealer, fair } = nextDealer(world, at.member.id)
        const { payout, detail } = deal(dealer)
        if (payout < 0n) throw new RangeError('a payout cannot be negative')
        const round = { game: at.game, stake: order.stake, payout, playId, key: order.key, detail, fair }
        return settled(orShort(() => settleRound(world, at.member, round)))
      }),
    begin: (token, order, deal) =>
      inTransaction(() => {
        settleDueRounds(world)
        const at = partyOf(world, token)
        const playId = at.row.id
        const known = knownRound(world, playId, order)
        if (known) return known
        if (openRoundOf(world, at)) throw new RoundRefused('round.open', 'a round is under way at this game')
        admitRound(world, at, order)
        const { dealer, fair } = nextDealer(world, at.member.id)
        const startedAt = world.clock.now()
        const draft = deal(dealer, startedAt)
        const id = nextRoundId(world)
        const sources = orShort(() => takeStake(world, at.member, id, order.stake, at.game.vendor))
        const row: OpenRoundRow = {
          id,
          memberId: at.member.id,
          merchant: at.member.merchant,
          playId,
          key: order.key,
          nodeId: at.game.nodeId,
          stake: order.stake,
          startedAt,
          dueAt: draft.dueAt,
          hidden: hide(world, draft),
          fair,
          sources,
        }
        world.tables.openRounds.put(row.id, row)
        return standing(world, row)
      }),
    placeBet: (token, order, draft) =>
      inTransaction(() => {
        settleDueRounds(world)
        const at = partyOf(world, token)
        const playId = at.row.id
        const known = knownRound(world, playId, order)
        if (known) return known
        admitRound(world, at, order)
        const startedAt = world.clock.now()
        const placed = draft(startedAt)
        markRound(world, at.member.id)
        return standing(
          world,
          orShort(() => placeBet(world, at.member, at.game, { ...order, ...placed, playId })),
        )
      }),
    board: (token) =>
      inTransaction(() => {
        settleDueRounds(world)
        const { member, game, row } = partyOf(world, token)
        const now = world.clock.now()
        return {
          now,
          balance: walletBalance(world, playAccount(world, member, game.vendor)),
          games: (world.catalogue.gamesByLane.get(game.gameType) ?? [])
            .filter((one) => one.vendor === game.vendor && !gameMaintenance(world, one))
            .map((one) => ({
              nodeId: one.nodeId,
              name: gameName(one, row.language),
              code: one.code,
              gameType: one.gameType,
            })),
          open: world.tables.openRounds
            .by('member', String(member.id))
            .filter((one) => one.laid && one.nodeId === game.nodeId)
            .map((one) => standing(world, one)),
          settled: newestBets(world, 'desk', deskOf(member.id, game.nodeId), BOARD_BETS).map(settled),
          hash: (resultId) => sharedMark(world, resultId).serverHash,
          dealer: (resultId, dueAt) => (dueAt <= now ? sharedDealer(world, resultId) : null),
        }
      }),
    launchBeside: (token, nodeId) =>
      inTransaction(() => {
        const { row, session, member, game } = partyOf(world, token)
        if (world.catalogue.gameByNode.get(nodeId)?.gameType !== game.gameType)
          throw new RoundRefused('launch.invalid', 'not a game of this lane')
        const { language, theme, siteOrigin } = row
        try {
          return createLaunch(world, session, member, { nodeId, language, theme, siteOrigin }).token
        } catch (failure) {
          throw failure instanceof Refusal ? new RoundRefused('launch.invalid', failure.code) : failure
        }
      }),
    // A round under way may end whatever happened since: its stake is taken already.
    act: (token, roundId, move) =>
      state.transact(() => {
        settleDueRounds(world)
        const at = partyOf(world, token)
        const row = world.tables.openRounds.get(roundId)
        if (row?.memberId === at.member.id && row.nodeId === at.game.nodeId && !row.laid) {
          touchSession(world, at.session)
          const moved = move(standing(world, row))
          if ('payout' in moved) return settled(finishOpenRound(world, row, moved))
          const next = { ...row, hidden: hide(world, { ...shown(world, row), state: moved.state }) }
          world.tables.openRounds.put(roundId, next)
          return standing(world, next)
        }
        const bet = world.tables.bets.get(roundId)
        if (bet?.memberId === at.member.id) return { ...settled(bet), repeated: true }
        throw new RoundRefused('round.unknown', 'no such round')
      }),
    openRound: (token) =>
      state.transact(() => {
        settleDueRounds(world)
        const row = openRoundOf(world, partyOf(world, token))
        return row ? standing(world, row) : null
      }),
    commitment: (token) => inTransaction(() => commitmentOf(world, partyOf(world, token).member.id)),
    rotateSeeds: (token, clientSeed) =>
      inTransaction(() => {
        settleDueRounds(world)
        const { member } = partyOf(world, token)
        if (!clientSeedPattern.test(clientSeed)) throw new RoundRefused('seed.malformed', 'no such client seed')
        // Bets on shared results do not depend on the member's seeds.
        if (world.tables.openRounds.by('member', String(member.id)).some((row) => !row.laid))
          throw new RoundRefused('seed.inUse', 'an open round hangs on the seed')
        return rotateSeeds(world, member.id, clientSeed)
      }),
    revealed: (serverHash) => world.tables.revealedSeeds.get(serverHash) ?? null,
    history: (token, limit = 20) =>
      inTransaction(() => newestBets(world, 'play', partyOf(world, token).row.id, limit).map(settled)),
    close: (token) => state.transact(() => world.tables.plays.delete(sha256(token))),
  }
}

/** Settled bets a board shows. */
const BOARD_BETS = 20

const orShort = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (failure) {
    throw failure instanceof BalanceInsufficient ? shortOfMoney() : failure
  }
}
