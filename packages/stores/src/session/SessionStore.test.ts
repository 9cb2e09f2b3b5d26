import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { expiry, memberSession, signedIn, fixture } from '../testing/testPorts.ts'
import { gameListStore } from '../lobby/GameListStore.ts'
import { signInStore } from '../sign-in/SignInStore.ts'

const kinds = (root: ReturnType<typeof fixture>['root']) => root.modals.stack.map(({ modal }) => modal.kind)

describe('the session', () => {
  it('is a token in session storage; a new tab is logged out [S-195]', () => {
    expect(fixture({ session: memberSession }).root.session.isSignedIn).toBe(true)
    expect(fixture({ local: { token: 'tok-0' }, search: '?token=tok-0' }).root.session.isSignedIn).toBe(false)
  })

  it('keeps token, isAgent and username in session storage and nothing of itself in local storage [S-196] [S-100]', () => {
    const { root, session, local } = fixture()
    root.session.commit({ token: 't', username: 'ace', accountType: 1 })
    expect(Object.fromEntries(session.entries)).toMatchObject({ token: 't', isAgent: '1', username: 'ace' })
    expect([...local.entries.keys()]).toEqual(['ageAnswer'])
  })

  it.each([
    ['0', false, false],
    ['1', true, false],
    ['2', true, false],
    ['41', true, false],
    ['42', true, false],
    ['4', false, true],
    ['true', false, false],
  ])('reads account type %s: agent %s, trial %s [S-064]', (isAgent, agent, trial) => {
    const { root } = fixture({ session: { ...memberSession, isAgent } })
    expect(root.session.isAgent).toBe(agent)
    expect(root.agentCentre.isOffered).toBe(agent)
    expect(root.session.isTrial).toBe(trial)
  })

  it('knows the break again after a reload in the same tab, before the platform has answered [G-33]', () => {
    const pause = { kind: 'timeOut', phase: 'running', startedAt: 1, endsAt: 2, returnAt: null, canAsk: false }
    const held = (text: string) => fixture({ session: { ...memberSession, pause: text } }).root.session.pause
    expect(held(JSON.stringify(pause))).toMatchObject({ kind: 'timeOut', endsAt: 2 })
    expect([held('{'), held('null'), held('7'), held('{}')]).toEqual([undefined, undefined, undefined, undefined])
    const { root, session } = fixture({ session: { ...memberSession, pause: JSON.stringify(pause) } })
    root.session.setPause(undefined)
    expect(session.entries.has('pause')).toBe(false)
    expect(fixture({ session: { pause: JSON.stringify(pause) } }).root.session.pause).toBeUndefined()
  })

  it('lives on in memory when storage refuses to keep anything', () => {
    const broken = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => undefined,
      clear: () => undefined,
    }
    const { root } = fixture({ ports: { sessionStorage: broken } })
    root.session.commit({ token: 't', accountType: 0 })
    expect(root.session.isSignedIn).toBe(true)
  })
})

describe('the guard', () => {
  it('opens the login for a visitor and blocks the action [S-202]', () => {
    const { root } = fixture()
    let ran = 0
    expect(root.guard.require(() => ran++)).toBe('blocked')
    expect(kinds(root)).toEqual(['login'])
    expect(ran).toBe(0)
  })

  it('warns a trial account and leads it to registration [S-203]', async () => {
    const { root } = fixture({ session: { ...memberSession, isAgent: '4' } })
    let ran = 0
    expect(root.guard.require(() => ran++)).toBe('blocked')
    expect(root.modals.top?.modal).toMatchObject({
      kind: 'message',
      textKey: 'in_need_true_account',
      confirmKey: 'trial.create',
    })
    root.modals.finish('message', 'confirmed')
    await settled()
    expect(kinds(root)).toEqual(['register'])
    expect(ran).toBe(0)
  })

  it.each(['0', '1', '2', '41', '42'])('lets account type %s through [S-204]', (isAgent) => {
    const { root } = fixture({ session: { ...memberSession, isAgent } })
    let ran = 0
    expect(root.guard.require(() => ran++)).toBe('allowed')
    expect(ran).toBe(1)
  })

  it('continues the blocked action once after login [S-207]', async () => {
    const { root } = fixture({ handlers: { 'session.login': () => signedIn() } })
    let ran = 0
    root.guard.require(() => ran++)
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await settled()
    expect(ran).toBe(1)
  })

  it('drops the blocked action when the login is closed [S-207]', async () => {
    const { root } = fixture({ handlers: { 'session.login': () => signedIn() } })
    let ran = 0
    root.guard.require(() => ran++)
    root.modals.closeByName('loginPopupModal')
    await settled()
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await settled()
    expect(ran).toBe(0)
  })

  it('still warns if the login turns out to be a trial account [S-203]', async () => {
    const { root } = fixture({
      handlers: {
        'session.freePlay': () => signedIn({ customerType: 4 }),
        'member.info': () => Promise.reject(new Error('no')),
      },
    })
    let ran = 0
    root.guard.require(() => ran++)
    await root.store(signInStore).freePlay()
    await settled()
    expect(ran).toBe(0)
    expect(root.modals.top?.modal).toMatchObject({ textKey: 'in_need_true_account' })
  })

  it('protects favourites, recent games, deposit, game start, member and agent centre [S-205]', () => {
    const actions: ((root: ReturnType<typeof fixture>['root']) => void)[] = [
      (root) => root.favourites.toggle({ nodeId: '1', name: 'Lucky Koi', vassalage: 'PG', gameType: 'RNG' }),
      (root) => root.store(gameListStore).selectList('fav'),
      (root) => root.store(gameListStore).selectList('recent'),
      (root) => root.memberCentre.open('depositv2'),
      (root) => root.memberCentre.open('withdraw'),
      (root) => root.agentCentre.open(),
    ]
    for (const act of actions) {
      const visitor = fixture()
      act(visitor.root)
      expect(kinds(visitor.root)).toEqual(['login'])
      expect(visitor.fake.calls).toEqual([])
      const trial = fixture({ session: { ...memberSession, isAgent: '4' } })
      act(trial.root)
      expect(trial.root.modals.top?.modal).toMatchObject({ textKey: 'in_need_true_account' })
      expect(trial.root.memberCentre.isOpen).toBe(false)
      expect(trial.root.agentCentre.isOpen).toBe(false)
    }
  })
})

describe('an expired session', () => {
  it('ends once, explains itself, opens the login and repeats the interrupted action [S-201]', async () => {
    const built = fixture({ session: memberSession, handlers: { 'session.login': () => signedIn() } })
    const { root, context } = built
    let tries = 0
    root.guard.require(() => {
      tries += 1
      if (tries === 1) context.onTokenExpired(expiry())
    })
    context.onTokenExpired(expiry())
    await settled()
    expect(root.session.isSignedIn).toBe(false)
    expect(root.modals.stack).toHaveLength(1)
    expect(root.modals.top?.modal).toMatchObject({
      kind: 'message',
      textKey: 'session.expired',
      serverMessage: 'Signed out elsewhere',
    })
    root.modals.finish('message', 'confirmed')
    await settled()
    expect(root.modals.top?.modal).toMatchObject({ kind: 'login', because: 'expired' })
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await settled()
    expect(tries).toBe(2)
  })

  it('says that a break ended it, with help, and does not ask for a login [G-32]', async () => {
    const { root, context } = fixture({ session: memberSession })
    let resumed = 0
    root.guard.keep(() => resumed++)
    const pause = { kind: 'exclusion', phase: 'running', endsAt: 9 }
    context.onTokenExpired(expiry('Please log in again', { pause }))
    await settled()
    expect(root.session.isSignedIn).toBe(false)
    expect(root.modals.stack.map(({ modal }) => modal)).toMatchObject([
      { kind: 'message', titleKey: 'safety.exclusion_title', times: { end: 9 }, help: true },
    ])
    expect(root.modals.top?.modal).not.toHaveProperty('serverMessage')
    root.modals.finish('message', 'confirmed')
    await settled()
    expect(root.modals.stack).toEqual([])
    expect(resumed).toBe(0)
  })

  it('resumes what the same person was doing, and nothing of another person [S-201]', async () => {
    for (const [username, expected] of [
      ['maria', 1],
      ['jun', 0],
    ] as const) {
      const { root, context } = fixture({
        session: { ...memberSession, username: 'maria' },
        handlers: { 'session.login': () => signedIn({ userName: username }) },
      })
      let resumed = 0
      root.guard.keep(() => resumed++)
      context.onTokenExpired(expiry())
      root.modals.finish('message', 'confirmed')
      await settled()
      await root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
      await settled()
      expect(resumed, username).toBe(expected)
    }
  })

  it('keeps its explanation in front of whatever asks for a login meanwhile, and then goes on with both [S-201]', async () => {
    const { root, context } = fixture({ session: memberSession, handlers: { 'session.login': () => signedIn() } })
    let resumed = 0
    let late = 0
    root.guard.keep(() => resumed++)
    context.onTokenExpired(expiry())
    root.guard.require(() => late++)
    await settled()
    expect(root.modals.stack.map(({ modal }) => modal.kind)).toEqual(['message'])
    root.modals.finish('message', 'confirmed')
    await settled()
    expect(root.modals.stack.map(({ modal }) => modal)).toMatchObject([{ kind: 'login', because: 'expired' }])
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await settled()
    expect([resumed, late]).toEqual([1, 1])
  })

  it('leads back to where the person was when it ended, not to where the page was last rendered [S-201]', async () => {
    const { root, context } = fixture({ session: memberSession, handlers: { 'session.login': () => signedIn() } })
    let here = 'list'
    const visited: string[] = []
    root.guard.keepPlace(() => {
      const place = here
      return () => visited.push(place)
    })
    here = 'message'
    context.onTokenExpired(expiry())
    here = 'home'
    root.modals.finish('message', 'confirmed')
    await settled()
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await settled()
    expect(visited).toEqual(['message'])
  })

  it('resumes nothing that was over before the session expired [S-201]', async () => {
    const { root, context } = fixture({ session: memberSession, handlers: { 'session.login': () => signedIn() } })
    let resumed = 0
    root.guard.keep(() => resumed++)()
    context.onTokenExpired(expiry())
    root.modals.finish('message', 'confirmed')
    await settled()
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await settled()
    expect(resumed).toBe(0)
  })

  it('does not repeat the action when the login is closed [S-201]', async () => {
    const { root, context } = fixture({ session: memberSession })
    let tries = 0
    root.guard.require(() => {
      tries += 1
      context.onTokenExpired(expiry())
    })
    root.modals.finish('message', 'confirmed')
    await settled()
    root.modals.closeByName('loginPopupModal')
    await settled()
    expect(tries).toBe(1)
    expect(root.session.isSignedIn).toBe(false)
  })

  it('forgets the person and keeps the merchant [S-201]', async () => {
    const { root, context, session } = fixture({ session: memberSession })
    await root.start()
    await settled()
    context.onTokenExpired(expiry())
    expect(root.balance.sum).toBeUndefined()
    expect(root.member.info.data).toBeUndefined()
    expect([...session.entries.keys()].sort()).toEqual(['merchant', 'merchantCode'])
  })
})
