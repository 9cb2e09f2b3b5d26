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
import type { PlatformState, Context } from '../../../Context.ts'
import { playAccount } from '../../money/wallets/playAccount.ts'
import { createLaunch } from './launches.ts'
import { hide, shown } from './hiddenRound.ts'
import { finishOpenRound, settleDueRounds } from './openRounds.ts'
import { partyOf, playOf } from './party.ts'
import { openPlay } from './plays.ts'
import { memberGameKey, type OpenRoundRow, type PlayRow } from './rows.ts'
import { placeBet } from './placeBet.ts'
import { newestBets } from './newestBets.ts'
import { nextRoundId, settleRound, takeStake } from './settle.ts'
import { admitRound, shortOfMoney } from './admitRound.ts'
import { knownRound, openRoundOf, standing, settled } from './roundStanding.ts'

/**
 * The port of rounds for demo games. Each call is one transaction of the state. A page has the token of its
 * play; the state stores only hashes of tokens.
 */
export function createRounds(state: PlatformState, context: Context): Rounds {
  const inTransaction = <Result>(operation: () => Result): Result => {
    const { maintenance, regionRestriction, ipRestriction } = operatorSettings(context)
    if (maintenance) throw new RoundRefused('site.maintenance', 'the site is under maintenance')
    if (regionRestriction || ipRestriction)
      throw new RoundRefused('region.restricted', 'the site is closed in this region')
    return state.transact(operation)
  }
  return {
    open: (token) =>
      inTransaction(() => {
        const launch = context.tables.launches.get(sha256(token))
        if (!launch || launch.expiresAt <= context.clock.now())
          throw new RoundRefused('launch.invalid', 'launch token unknown')
        context.tables.launches.delete(launch.id)
        const playToken = randomToken(context.random, 40)
        const row: PlayRow = {
          id: sha256(playToken),
          memberId: launch.memberId,
          session: launch.session,
          nodeId: launch.nodeId,
          language: launch.language,
          theme: launch.theme,
          siteOrigin: launch.siteOrigin,
          ...(launch.roomId !== undefined && { roomId: launch.roomId }),
          openedAt: context.clock.now(),
        }
        openPlay(context, row)
        const at = partyOf(context, playToken)
        beginPlay(context, at.member)
        return playOf(context, at, playToken)
      }),
    resume: (token) =>
      inTransaction(() => {
        settleDueRounds(context)
        return playOf(context, partyOf(context, token), token)
      }),
    speak: (token, languageCode) =>
      state.transact(() => {
        const { row, member } = partyOf(context, token)
        if (!context.merchants.get(member.merchant)?.languages.includes(languageCode)) return
        context.tables.plays.put(row.id, { ...row, language: languageCode })
      }),
    table: (token) => playOf(context, partyOf(context, token), token),
    place: (token, order, deal) =>
      inTransaction(() => {
        const at = partyOf(context, token)
        const playId = at.row.id
        const done = knownRound(context, playId, order)
        if (done?.status === 'settled') return done
        if (done) throw new RoundRefused('round.conflict', 'the key belongs to a round under way')
        admitRound(context, at, order)
        const { dealer, fair } = nextDealer(context, at.member.id)
        const { payout, detail } = deal(dealer)
        if (payout < 0n) throw new RangeError('a payout cannot be negative')
        const round = { game: at.game, stake: order.stake, payout, playId, key: order.key, detail, fair }
        return settled(orShort(() => settleRound(context, at.member, round)))
      }),
    begin: (token, order, deal) =>
      inTransaction(() => {
        settleDueRounds(context)
        const at = partyOf(context, token)
        const playId = at.row.id
        const known = knownRound(context, playId, order)
        if (known) return known
        if (openRoundOf(context, at)) throw new RoundRefused('round.open', 'a round is under way at this game')
        admitRound(context, at, order)
        const { dealer, fair } = nextDealer(context, at.member.id)
        const startedAt = context.clock.now()
        const draft = deal(dealer, startedAt)
        const id = nextRoundId(context)
        const sources = orShort(() => takeStake(context, at.member, id, order.stake, at.game.vendor))
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
          hidden: hide(context, draft),
          fair,
          sources,
        }
        context.tables.openRounds.put(row.id, row)
        return standing(context, row)
      }),
    placeBet: (token, order, draft) =>
      inTransaction(() => {
        settleDueRounds(context)
        const at = partyOf(context, token)
        const playId = at.row.id
        const known = knownRound(context, playId, order)
        if (known) return known
        admitRound(context, at, order)
        const startedAt = context.clock.now()
        const placed = draft(startedAt)
        markRound(context, at.member.id)
        return standing(
          context,
          orShort(() => placeBet(context, at.member, at.game, { ...order, ...placed, playId })),
        )
      }),
    board: (token) =>
      inTransaction(() => {
        settleDueRounds(context)
        const { member, game, row } = partyOf(context, token)
        const now = context.clock.now()
        return {
          now,
          balance: walletBalance(context, playAccount(context, member, game.vendor)),
          games: (context.catalogue.gamesByLane.get(game.gameType) ?? [])
            .filter((one) => one.vendor === game.vendor && !gameMaintenance(context, one))
            .map((one) => ({
              nodeId: one.nodeId,
              name: gameName(one, row.language),
              code: one.code,
              gameType: one.gameType,
            })),
          open: context.tables.openRounds
            .by('member', String(member.id))
            .filter((one) => one.laid && one.nodeId === game.nodeId)
            .map((one) => standing(context, one)),
          settled: newestBets(context, 'sharedGame', memberGameKey(member.id, game.nodeId), BOARD_BETS).map(settled),
          hash: (resultId) => sharedMark(context, resultId).serverHash,
          dealer: (resultId, dueAt) => (dueAt <= now ? sharedDealer(context, resultId) : null),
        }
      }),
    launchBeside: (token, nodeId) =>
      inTransaction(() => {
        const { row, session, member, game } = partyOf(context, token)
        if (context.catalogue.gameByNode.get(nodeId)?.gameType !== game.gameType)
          throw new RoundRefused('launch.invalid', 'not a game of this lane')
        const { language, theme, siteOrigin } = row
        try {
          return createLaunch(context, session, member, { nodeId, language, theme, siteOrigin }).token
        } catch (failure) {
          throw failure instanceof Refusal ? new RoundRefused('launch.invalid', failure.code) : failure
        }
      }),
    // An open round can always be ended: its stake is already taken.
    act: (token, roundId, move) =>
      state.transact(() => {
        settleDueRounds(context)
        const at = partyOf(context, token)
        const row = context.tables.openRounds.get(roundId)
        if (row?.memberId === at.member.id && row.nodeId === at.game.nodeId && !row.laid) {
          touchSession(context, at.session)
          const moved = move(standing(context, row))
          if ('payout' in moved) return settled(finishOpenRound(context, row, moved))
          const next = { ...row, hidden: hide(context, { ...shown(context, row), state: moved.state }) }
          context.tables.openRounds.put(roundId, next)
          return standing(context, next)
        }
        const bet = context.tables.bets.get(roundId)
        if (bet?.memberId === at.member.id) return { ...settled(bet), repeated: true }
        throw new RoundRefused('round.unknown', 'no such round')
      }),
    openRound: (token) =>
      state.transact(() => {
        settleDueRounds(context)
        const row = openRoundOf(context, partyOf(context, token))
        return row ? standing(context, row) : null
      }),
    commitment: (token) => inTransaction(() => commitmentOf(context, partyOf(context, token).member.id)),
    rotateSeeds: (token, clientSeed) =>
      inTransaction(() => {
        settleDueRounds(context)
        const { member } = partyOf(context, token)
        if (!clientSeedPattern.test(clientSeed)) throw new RoundRefused('seed.malformed', 'no such client seed')
        // Bets on shared results do not depend on the member's seeds.
        if (context.tables.openRounds.by('member', String(member.id)).some((row) => !row.laid))
          throw new RoundRefused('seed.inUse', 'an open round hangs on the seed')
        return rotateSeeds(context, member.id, clientSeed)
      }),
    revealed: (serverHash) => context.tables.revealedSeeds.get(serverHash) ?? null,
    history: (token, limit = 20) =>
      inTransaction(() => newestBets(context, 'play', partyOf(context, token).row.id, limit).map(settled)),
    close: (token) => state.transact(() => context.tables.plays.delete(sha256(token))),
  }
}

/** Number of settled bets on a board. */
const BOARD_BETS = 20

const orShort = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (failure) {
    throw failure instanceof BalanceInsufficient ? shortOfMoney() : failure
  }
}
