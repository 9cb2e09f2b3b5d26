import { describe, expect, it } from 'vitest'
import { deferred, settled } from '../testing/deferred.ts'
import { memberSession, modules, permission, refusal, fixture } from '../testing/testPorts.ts'
import { value } from '../testing/fakeClient.ts'
import { registrationStore } from '../registration/RegistrationStore.ts'
import { signInStore } from '../sign-in/SignInStore.ts'
import { signOutStore } from '../sign-in/SignOutStore.ts'
import { winnersStore } from '../winners/WinnerBoardStore.ts'

describe('start-up', () => {
  it('asks for the permission first and for nothing before its answer [S-001]', async () => {
    const answer = deferred<ReturnType<typeof permission>>()
    const { root, fake } = fixture({ session: memberSession, handlers: { 'system.status': () => answer.promise } })
    void root.start()
    await settled()
    expect(fake.ids()).toEqual(['system.status'])
    expect(root.phase).toBe('starting')
    answer.resolve(permission())
    await settled()
    expect(root.phase).toBe('open')
    expect(fake.ids().length).toBeGreaterThan(1)
  })

  it('passes the host of the page to the client, which puts it into the permission query [S-002]', () => {
    const { context } = fixture({ host: 'bd2.croupier.example' })
    expect(context.host()).toBe('bd2.croupier.example')
    expect(context.merchant()).toBe('crbd')
  })

  it('sends the default language when nothing else is set [S-250]', () => {
    expect(fixture().context.language()).toBe('TY')
  })

  it('loads the member with a session token and not without [S-005]', async () => {
    const guest = fixture()
    await guest.root.start()
    await settled()
    expect(guest.fake.ids()).toEqual(['system.status'])
    const member = fixture({ session: memberSession })
    await member.root.start()
    await settled()
    expect(member.fake.ids()).toContain('member.info')
    expect(member.root.member.name).toBe('Maria')
  })

  it('takes the country from the permission and asks for it only when it is missing [S-004]', async () => {
    const known = fixture()
    await known.root.start()
    await settled()
    expect(known.fake.ids()).not.toContain('system.countries')
    const unknown = fixture({
      handlers: {
        'system.status': () => permission({ location: null }),
        'system.countries': () => value('system.countries', [{ countryCode: 'BD', countryDialingCode: '880' }]),
      },
    })
    await unknown.root.start()
    await settled()
    expect(unknown.fake.ids()).toContain('system.countries')
    expect(unknown.root.locale.language).toBe('EN')
  })

  it.each([
    [{}, 'open'],
    [{ maintenance: true }, 'maintenance'],
    [{ regionRestriction: true }, 'blocked'],
    [{ maintenance: true, regionRestriction: true }, 'maintenance'],
  ] as const)('decides what the whole site shows from %o: %s [S-006] [S-007] [S-008] [S-009]', async (flags, phase) => {
    const { root } = fixture({ handlers: { 'system.status': () => permission(flags) } })
    await root.start()
    expect(root.phase).toBe(phase)
    expect(root.system.ip).toBe('203.0.113.7')
  })

  it('keeps nothing of a member who logs out where the region is blocked [G-100]', async () => {
    const { root } = fixture({
      session: memberSession,
      handlers: { 'system.status': () => permission({ regionRestriction: true }) },
    })
    await root.start()
    await settled()
    expect(root.member.name).toBe('Maria')
    root.memberCentre.open('withdraw')
    await root.store(signOutStore).leave()
    await settled()
    expect(root.member.name).not.toBe('Maria')
    expect(root.memberCentre.isOpen).toBe(false)
  })

  it('asks for nothing of the member while the site is blocked', async () => {
    const { root, fake } = fixture({
      session: memberSession,
      handlers: { 'system.status': () => permission({ maintenance: true }) },
    })
    await root.start()
    await settled()
    expect(fake.ids()).toEqual(['system.status'])
  })

  it('offers a retry when the permission call fails, and opens when the retry succeeds [S-016]', async () => {
    let works = false
    const { root } = fixture({
      handlers: { 'system.status': () => (works ? permission() : Promise.reject(new Error('no'))) },
    })
    await root.start()
    expect(root.phase).toBe('failed')
    works = true
    await root.start()
    expect(root.phase).toBe('open')
  })

  it('brings the page back in its language when maintenance ends', async () => {
    let maintenance = true
    const { root, clock } = fixture({
      session: memberSession,
      local: { lang: 'EN' },
      handlers: { 'system.status': () => permission({ maintenance }) },
    })
    await root.start()
    maintenance = false
    clock.advance(15_000)
    await settled()
    expect(root.phase).toBe('open')
    expect(root.locale.language).toBe('EN')
    expect(root.member.name).toBe('Maria')
  })

  it('notices maintenance that begins while the site is open', async () => {
    let maintenance = false
    const { root, clock } = fixture({ handlers: { 'system.status': () => permission({ maintenance }) } })
    await root.start()
    maintenance = true
    clock.advance(60_000)
    await settled()
    expect(root.phase).toBe('maintenance')
  })

  it('asks immediately what the site shows when a call is refused because it is closed [S-409]', async () => {
    let maintenance = false
    const { root } = fixture({
      handlers: {
        'system.status': () => permission({ maintenance }),
        'games.winners': () => Promise.reject(refusal('site.maintenance')),
      },
    })
    await root.start()
    maintenance = true
    await root.store(winnersStore).load()
    await settled()
    expect(root.phase).toBe('maintenance')
  })

  it.each([
    ['DIRECTREG3', 'signUp'],
    ['USERNAMEREG3', 'usernameTab'],
    ['MOBILENUMREG3', 'mobileTab'],
    ['REGMOBVERF3', 'smsCode'],
    ['MOBILENUMPASSREG3', 'mobilePassword'],
    ['MOBILEVERCODELOGIN3', 'smsLogin'],
    ['FREEPLAY3', 'freePlay'],
  ])('%s switches exactly its own part: %s [S-432]', async (modId, part) => {
    const { root } = fixture({
      handlers: { 'system.status': () => permission({ info: { whitelabel: modules(modId) } }) },
    })
    await root.start()
    const registration = root.store(registrationStore)
    const signIn = root.store(signInStore)
    const parts = {
      signUp: registration.isOffered,
      usernameTab: registration.tabs.includes('username'),
      mobileTab: registration.tabs.includes('mobile'),
      smsCode: registration.asksSmsCode,
      mobilePassword: registration.asksMobilePassword,
      smsLogin: signIn.offersSms,
      freePlay: signIn.offersFreePlay,
    }
    expect(Object.entries(parts).filter(([, on]) => on)).toEqual([[part, true]])
  })

  it('leaves no timer behind when it is stopped', async () => {
    const { root, clock } = fixture()
    await root.start()
    root.stop()
    expect(clock.pending).toBe(0)
  })

  it('starts measuring only after consent, with the tag the permission names', async () => {
    const { root, measured } = fixture({
      handlers: { 'system.status': () => permission({ info: { analytics: { gtagId: 'G-TEST' } } }) },
    })
    await root.start()
    expect(measured).toEqual([])
    root.system.allowAnalytics()
    expect(measured).toEqual(['G-TEST'])
  })
})

describe('the redirect of visitors', () => {
  it('is off by default [S-043]', () => {
    expect(fixture().root.signsInFirst).toBe(false)
  })

  it('sends visitors to the login if the installation requires it [S-042]', () => {
    const { root } = fixture({ config: { loginedToHomePage: true } })
    expect(root.signsInFirst).toBe(true)
  })

  it('lets members through [S-042]', () => {
    expect(fixture({ config: { loginedToHomePage: true }, session: memberSession }).root.signsInFirst).toBe(false)
  })
})
