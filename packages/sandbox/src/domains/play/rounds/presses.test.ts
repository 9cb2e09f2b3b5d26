import { DAY } from '@croupier/locales/calendar'
import {
  comingFixtures,
  demoGames,
  families,
  familyOf,
  gameOf,
  issueAt,
  RoundRefused,
  sportOf,
  type Play,
  type RoundStanding,
  type ShowdownState,
} from '@croupier/games'
import { expect, it } from 'vitest'
import { gameMaintenance } from '../../merchants/catalogue/maintenance.ts'
import { cashierAccount, memberAccount } from '../../../core/ledger/accounts.ts'
import { manualClock } from '../../../core/clock/clock.ts'
import { createSandbox } from '../../../createSandbox.ts'
import { testMerchants } from '../../../testing/testMerchants.ts'
import { balanceOf, post } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import { liveSession, startSession } from '../../identity/members/sessions.ts'
import { randomInteger, randomPick, seededRandom, type Random } from '../../../core/random/random.ts'
import { cardGames, pvpRoomsOf } from './pvpRooms.ts'
import { createLaunch } from './launches.ts'
import { sha256 } from '../../../core/random/sha256.ts'
import { answerCheck } from '../../safety/safety/gamingSession.ts'
import { memoryStore } from '../../../core/store/store.ts'
import { NOON } from '../../../testing/createTestPlatform.ts'
import { legOf, picksOf } from '../../../testing/gameOperations.ts'
import { createMember } from '../../identity/members/members.ts'

const STEPS = 1_500
const FULL = 'disk full'

/** A sandbox whose next write can be made to fail, as on a full disk. */
function brittle() {
  const kept = memoryStore()
  const control = { failNext: false }
  const clock = manualClock(NOON)
  const store = {
    ...kept,
    commit(changes: Parameters<typeof kept.commit>[0]) {
      if (control.failNext) {
        control.failNext = false
        throw new Error(FULL)
      }
      kept.commit(changes)
    },
  }
  return {
    control,
    clock,
    sandbox: createSandbox({
      passwordMemory: 1,
      merchants: testMerchants,
      clock,
      random: seededRandom(3),
      store,
      watchBooks: true,
    }),
  }
}

it('presses at every kind of table, sent twice, failed in writing or left open, neither lose nor create money [Q-09]', () => {
  const { control, clock, sandbox } = brittle()
  const { context, state, rounds } = sandbox
  const random = seededRandom(17)
  const merchant = context.merchants.get('crph')
  if (!merchant) throw new Error('no merchant')
  const people = state.transact(() =>
    ['north', 'east', 'south', 'west'].map((account) => {
      const member = createMember(context, merchant, { account, birthday: '1990-01-01', password: 'Lagoon27x' })
      const moves = [{ from: cashierAccount('crph'), to: memberAccount(member.id), amount: 2_000_000n }]
      post(context, { kind: 'opening', reference: `opening-${account}`, moves })
      return member
    }),
  )
  const slots = context.catalogue.games.filter(({ gameType, isHot }) => gameType === 'RNG' && isHot).slice(0, 3)
  const [matches, draws, rooms] = [
    context.catalogue.gamesByLane.get('SPORTS') ?? [],
    context.catalogue.gamesByLane.get('LOTT') ?? [],
    cardGames(context).flatMap(pvpRoomsOf),
  ]

  /** Tokens of the pages, by the hash that the platform stores. */
  const tokens = new Map<string, string>()
  /** Seats the member at the game, at the current table if there is one. */
  const sit = (member: Member, nodeId: number, roomId?: string): Play => {
    const seated = context.tables.plays
      .by('member', String(member.id))
      .find((one) => one.nodeId === nodeId && one.roomId === roomId && liveSession(context, one.session))
    const token = seated && tokens.get(seated.id)
    if (token) return rounds.resume(token)
    const request = { nodeId, language: 'EN', theme: 'dark', siteOrigin: 'http://site.test' } as const
    const launch = state.transact(() => {
      answerCheck(context, member.id)
      const session = startSession(context, member, '203.0.113.9')
      return createLaunch(context, session, member, { ...request, ...(roomId !== undefined && { roomId }) })
    })
    const play = rounds.open(launch.token)
    tokens.set(sha256(play.id), play.id)
    return play
  }

  /** The choice that the page sends with the press. */
  const choiceOf = (play: Play, chance: Random): unknown => {
    const now = clock.now()
    if (play.game.kind === 'showdown') return { sit: true }
    if (play.game.kind === 'sports')
      return {
        legs: comingFixtures(sportOf(play.game.vendorCode), now, 2)
          .map((one) => legOf(chance, one))
          .slice(0, 1),
      }
    if (play.game.kind !== 'lottery') return {}
    const family = familyOf(play.game)
    const bet = randomPick(chance, families[family].plays)
    return { numero: issueAt(family, now).numero, play: bet.id, picks: picksOf(chance, families[family], bet) }
  }

  /** One press with its key, and in card games the moves that follow; now and then a hand is abandoned. */
  const press = (play: Play, key: string, seed: number): string => {
    const chance = seededRandom(seed)
    const stake = randomPick(chance, play.stakes.slice(0, 4))
    const order = gameOf(play.game.kind).order(stake, choiceOf(play, chance))
    if (order === null) throw new Error(`no order of ${play.game.kind}`)
    const plan = {
      first: randomPick(chance, ['raise', 'check', 'leave']),
      answer: randomPick(chance, ['call', 'leave']),
    }
    const request = { stake, key }
    let round: RoundStanding =
      order.kind === 'instant'
        ? rounds.place(play.id, request, order.deal)
        : order.kind === 'open'
          ? rounds.begin(play.id, request, order.begin)
          : rounds.placeBet(play.id, request, (now) => order.placeBet({ game: play.game, now }))
    while (play.game.kind === 'showdown' && round.status === 'open') {
      const move = plan[(round.state as unknown as ShowdownState).turn]
      if (move === 'leave') break
      round = rounds.act(play.id, round.id, (open) => demoGames.showdown.act?.(open, { move }) ?? { state: open.state })
    }
    return `${round.id} ${round.status}`
  }
  const tried = (work: () => string): string => {
    try {
      return work()
    } catch (failure) {
      if (failure instanceof RoundRefused) return `refused ${failure.code}`
      if (failure instanceof Error && failure.message === FULL) return FULL
      throw failure
    }
  }

  const outcomes = new Map<string, number>()
  for (let step = 0; step < STEPS; step++) {
    const member = randomPick(random, people)
    const room = randomPick(random, rooms)
    const [game, roomId] = randomPick(random, [
      [randomPick(random, slots), undefined],
      [randomPick(random, matches), undefined],
      [randomPick(random, draws), undefined],
      [room.game, room.id],
      [room.game, room.id],
    ] as const)
    if (gameMaintenance(context, game)) continue
    const seed = randomInteger(random, 2 ** 31)
    const chance = randomInteger(random, 100)
    state.transact(() => answerCheck(context, member.id))
    const play = sit(member, game.nodeId, roomId)
    const before = balanceOf(context, memberAccount(member.id))
    control.failNext = chance < 10
    const outcome = tried(() => press(play, `press-${step}-0`, seed))
    control.failNext = false
    const counted = outcome.startsWith('R') ? play.game.kind : outcome
    outcomes.set(counted, (outcomes.get(counted) ?? 0) + 1)
    if (outcome === FULL && play.game.kind !== 'showdown')
      expect(balanceOf(context, memberAccount(member.id))).toBe(before)
    // The answer was lost, or the page sent it twice: the same press is the same round and moves nothing.
    if (outcome.startsWith('R') && chance < 40) {
      const moved = context.tables.transactions.size
      expect(tried(() => press(play, `press-${step}-0`, seed))).toBe(outcome)
      expect(context.tables.transactions.size).toBe(moved)
    }
    // After a failed write the same press succeeds, once.
    if (outcome === FULL) expect(tried(() => press(play, `press-${step}-0`, seed))).not.toBe(FULL)
    if (chance >= 85) clock.advance(randomInteger(random, 10 * 60_000))
    if (chance === 99) clock.advance(randomInteger(random, DAY))
  }

  for (const kind of ['slot', 'showdown', 'lottery', 'sports'])
    expect([kind, (outcomes.get(kind) ?? 0) > 50]).toEqual([kind, true])
  expect(outcomes.get(FULL)).toBeGreaterThan(50)
  clock.advance(4 * DAY)
  sandbox.tick()
  expect(context.tables.openRounds.size).toBe(0)
  expect(sandbox.verify().violations).toEqual([])
}, 30_000)
