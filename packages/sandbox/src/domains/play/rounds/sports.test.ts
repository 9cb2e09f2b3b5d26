import { comingFixtures, marketsOf, MOST_LEGS, type Fixture } from '@croupier/games'
import { PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'

let testPlatform: TestPlatform
let maria: Visitor
let playId: string

const call = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
  const answer = await testPlatform.sandbox.games.request(path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { authorization: `Bearer ${playId}` },
  })
  return (await answer.json()) as Record<string, unknown>
}
const fixtures = (count: number): Fixture[] => comingFixtures('football', testPlatform.clock.now(), count)
const legOn = (fixture: Fixture) => {
  const pick = marketsOf(fixture)[0]?.picks[0]
  return { fixture: fixture.id, market: 'winner', pick: pick?.id ?? '', odds: pick?.odds ?? 0 }
}
let key = 0
const placeBet = (legs: readonly object[], stake = '2.00') =>
  call('/rounds', { stake, key: `press-${String(++key).padStart(4, '0')}`, choice: { legs } })

beforeEach(async () => {
  testPlatform = createTestPlatform()
  maria = await testPlatform.signIn('maria')
  const address = new URL((await maria.client.play.fbSports({})).url)
  const page = await (await testPlatform.sandbox.games.request(address.href)).text()
  playId = /"playId":"([^"]+)"/.exec(page)?.[1] ?? ''
})

describe('the book of the vendor FB', () => {
  it('takes a single and an accumulator, shows them unsettled, and settles them at the end of the last match [S-313] [Q-09]', async () => {
    const [first, second] = fixtures(2)
    if (!first || !second) throw new Error('no match')
    const single = await placeBet([legOn(first)])
    testPlatform.clock.advance(5_000)
    const double = await placeBet([legOn(first), legOn(second)])
    expect([single['kind'], double['kind']]).toEqual(['open', 'open'])
    const span = { startTime: testPlatform.clock.now() - 60_000, endTime: testPlatform.clock.now() + 86_400_000 }
    const { sandbox } = testPlatform
    const open = [...sandbox.context.tables.openRounds.all()]
    expect(open.map(({ dueAt }) => dueAt)).toEqual([first.endsAt, second.endsAt])
    expect(sandbox.verify().violations).toEqual([])
    testPlatform.clock.advance(first.endsAt - testPlatform.clock.now())
    sandbox.tick()
    expect([...sandbox.context.tables.openRounds.all()].map(({ id }) => id)).toEqual([double['roundId']])
    testPlatform.clock.advance(40 * 60_000)
    maria = await testPlatform.signIn('maria')
    const { list } = await maria.client.records.sports({ ...span, page: 1, size: 20 })
    const settled = list.find(({ orderNo }) => orderNo === double['roundId'])
    expect(settled?.betDetails.map(({ enLeagueName }) => enLeagueName)).toEqual(['Island League', 'Island League'])
    expect(settled?.oddsType).toBe('EU')
    const bet = sandbox.context.tables.bets.get(String(double['roundId']))
    expect(bet?.at).toBe(second.endsAt)
    expect(sandbox.rounds.revealed(bet?.fair?.serverHash ?? '')?.clientSeed).toBe(second.id)
    expect(sandbox.verify().violations).toEqual([])
  })

  it('takes any whole stake between the smallest and the largest, and no other', async () => {
    const [first] = fixtures(1)
    if (!first) throw new Error('no match')
    const staked = async (stake: string) => {
      testPlatform.clock.advance(5_000)
      const { kind, code } = await placeBet([legOn(first)], stake)
      return code ?? kind
    }
    expect(await staked('37.00')).toBe('open')
    for (const stake of ['37.50', '0.00', '100000.00', '-5.00']) expect(await staked(stake)).toBe('stake.not.offered')
  })

  it('refuses what has started, has other odds, is twice in a slip, or is of another sport', async () => {
    const [first, second] = fixtures(2)
    const [series] = comingFixtures('esports', testPlatform.clock.now(), 1)
    if (!first || !second || !series) throw new Error('no match')
    const code = async (legs: readonly object[]) => (await placeBet(legs))['code']
    expect(await code([{ ...legOn(first), odds: 999 }])).toBe('bet.closed')
    expect(await code([legOn(first), legOn(first)])).toBe('round.move')
    expect(await code([legOn(series)])).toBe('round.move')
    expect(await code([{ ...legOn(first), market: 'weather' }])).toBe('round.move')
    expect(await code([])).toBe('round.move')
    expect(await code(fixtures(MOST_LEGS + 1).map(legOn))).toBe('round.move')
    testPlatform.clock.advance(first.startsAt - testPlatform.clock.now())
    expect(await code([legOn(first)])).toBe('bet.closed')
    expect(testPlatform.reports).toEqual([])
  })

  it('tells nothing of a match before its end, and tells a visitor to sign in [S-303]', async () => {
    const board = await call('/board')
    expect(JSON.stringify((board['shown'] as Record<string, unknown>)['running'])).not.toContain('score')
    const refused = await testPlatform
      .visitor()
      .client.play.fbSports({})
      .catch((failure: unknown) => failure)
    expect(refused).toMatchObject({ code: 'login.not.session' })
    const trial = await testPlatform
      .visitor()
      .client.play.trial({ nodeId: '10001' })
      .catch((failure: unknown) => failure)
    expect(trial instanceof PlatformError ? trial.code : trial).toBe('game.trial.none')
    const matches = await testPlatform.visitor().client.play.matches({ limitNum: 3 })
    expect(matches.list.map(({ matchId }) => matchId)).toEqual(fixtures(3).map(({ id }) => id))
  })
})

describe('the rooms of card games', () => {
  it('are listed with the buy-ins they take, and a launch into one offers these alone [S-312]', async () => {
    const { list } = await maria.client.pvpRoom.list({ vassalage: 'TJ' })
    const room = list.find(({ id }) => id.endsWith('-high'))
    const address = (await maria.client.games.launch({ roomId: room?.id ?? '', gameType: 'PVP', vassalage: 'TJ' })).url
    const page = await (await testPlatform.sandbox.games.request(address)).text()
    const stakes = [...page.matchAll(/<option value="([\d.]+)">/g)].map(([, stake]) => stake)
    expect([stakes[0], stakes.at(-1)]).toEqual([room?.minBet, room?.maxBet])
  })
})
