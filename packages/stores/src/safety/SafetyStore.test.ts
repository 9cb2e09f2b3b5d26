import { describe, expect, it } from 'vitest'
import { signInStore } from '../sign-in/SignInStore.ts'
import { deferred, settled } from '../testing/deferred.ts'
import { sandboxFixture } from '../testing/sandboxFixture.ts'
import { memberSession, pauseAnswer, refusal, fixture } from '../testing/testPorts.ts'
import { safetyStore, type SafetyOverview } from './SafetyStore.ts'

const signedInFixture = async (username?: string) => {
  const built = sandboxFixture()
  await built.root.start()
  if (username !== undefined)
    await built.root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
  return built
}

describe('the safety settings, on the sandbox', () => {
  it('a first limit holds immediately, a higher one waits and is confirmed, and both are in the history [G-13] [G-16]', async () => {
    const { root, advance } = await signedInFixture('maria')
    const safety = root.store(safetyStore)
    await safety.load()
    const name = { kind: 'loss', period: 'week' } as const
    expect(await safety.setLimit({ ...name, amount: 200_000n })).toMatchObject({ kind: 'done' })
    const loss = () => safety.limits.find(({ kind, period }) => kind === 'loss' && period === 'week')
    expect(loss()).toMatchObject({ amount: '2000.00', raise: null })

    await safety.setLimit({ ...name, amount: 500_000n })
    expect(loss()).toMatchObject({ amount: '2000.00', raise: { amount: '5000.00' } })
    expect(await safety.confirmRaise(name)).toMatchObject({ kind: 'refused' })
    const hours = safety.rules.data?.raiseWaitHours ?? 0
    // No session lasts that long.
    advance(hours * 60 * 60_000)
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await safety.load()
    expect(await safety.confirmRaise(name)).toMatchObject({ kind: 'done' })
    expect(loss()).toMatchObject({ amount: '5000.00', raise: null })
    await safety.load()
    expect(safety.changes.data?.map(({ event }) => event).slice(0, 3)).toEqual([
      'limit.raised',
      'raise.asked',
      'limit.set',
    ])
  })

  it('refuses an invalid limit in the words of the platform', async () => {
    const { root } = await signedInFixture('maria')
    const outcome = await root.store(safetyStore).setSessionLimit(3)
    expect(outcome).toMatchObject({ kind: 'refused', text: { serverMessage: expect.any(String) } })
  })

  it('scores a self-test for a visitor too [G-43]', async () => {
    const { root } = await signedInFixture()
    const outcome = await root.store(safetyStore).selfTest(Array.from({ length: 9 }, () => 'always' as const))
    expect(outcome).toMatchObject({ kind: 'done', value: { band: 'high' } })
  })
})

describe('a break', () => {
  const overview = (change: Partial<SafetyOverview> = {}) => ({ limits: [], ...change }) as unknown as SafetyOverview

  it('starts while another change is on its way, whose late answer then belongs to nobody [G-72]', async () => {
    const review = deferred<SafetyOverview>()
    const { root } = fixture({
      session: memberSession,
      handlers: { 'safety.review': () => review.promise, 'safety.startBreak': () => pauseAnswer() },
    })
    const safety = root.store(safetyStore)
    const reviewing = safety.review('later')
    const [first, second] = await Promise.all([safety.startBreak('24h'), safety.startBreak('24h')])
    expect([first.kind, second.kind]).toEqual(['done', 'ignored'])
    void root.session.end()
    review.resolve(overview())
    await reviewing
    expect(safety.overview.value.state).toBe('idle')
  })

  it('is looked for again after a lost answer, and as long as one is known [G-33]', async () => {
    let pause: SafetyOverview['pause']
    const { root, fake } = fixture({
      session: memberSession,
      handlers: { 'safety.overview': () => Promise.reject(refusal('system.busy')) },
    })
    const safety = root.store(safetyStore)
    await safety.loadOverview()
    fake.handlers['safety.overview'] = () => overview({ pause })
    pause = pauseAnswer()
    await safety.lookForBreak()
    expect(root.session.pause).toMatchObject({ kind: 'timeOut' })
    pause = null
    await safety.lookForBreak()
    expect(root.session.pause).toBeUndefined()
    const before = fake.inputs('safety.overview').length
    await safety.lookForBreak()
    expect(fake.inputs('safety.overview')).toHaveLength(before)
  })

  it('is read when the platform refuses a call because of it, once [G-33]', async () => {
    const { root, fake } = fixture({
      session: memberSession,
      handlers: {
        'safety.overview': () => overview(),
        'games.launch': () => Promise.reject(refusal('safety.break')),
      },
    })
    await root.store(safetyStore).loadOverview()
    fake.handlers['safety.overview'] = () => overview({ pause: pauseAnswer() })
    const target = { gameType: 'RNG', vassalage: 'PG', name: 'Game 11', nodeId: '11' }
    await root.launch.open(target)
    await settled()
    expect(root.session.pause).toMatchObject({ kind: 'timeOut' })
    await root.launch.open(target)
    await settled()
    expect(fake.inputs('safety.overview')).toHaveLength(2)
  })
})
