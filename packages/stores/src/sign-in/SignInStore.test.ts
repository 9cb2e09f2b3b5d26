import { describe, expect, it } from 'vitest'
import { deferred, settled } from '../testing/deferred.ts'
import { memberInfo, modules, permission, refusal, signedIn, fixture } from '../testing/testPorts.ts'
import { captchaStore } from './CaptchaStore.ts'
import { signInStore } from './SignInStore.ts'

const form = { type: 'username', username: ' maria ', password: ' Croupier1 ' } as const
const png = 'data:image/png;base64,AAAA'

describe('signing in', () => {
  it('trims user name and password before they are sent [S-092] [S-095]', async () => {
    const { root, fake } = fixture({ handlers: { 'session.login': () => signedIn() } })
    await root.store(signInStore).signIn({ ...form, captcha: ' ab12 ' })
    expect(fake.inputs('session.login')).toEqual([
      { username: 'maria', password: 'Croupier1', captcha: 'ab12', type: 'username' },
    ])
  })

  it('sends mobile number and code as user name and password in SMS mode [S-097] [S-095]', async () => {
    const { root, fake } = fixture({ handlers: { 'session.login': () => signedIn() } })
    await root
      .store(signInStore)
      .signIn({ type: 'sms', username: '9171234567', password: '246810', countryDialingCode: '63' })
    expect(fake.inputs('session.login')).toMatchObject([
      { type: 'sms', username: '9171234567', password: '246810', countryDialingCode: '63' },
    ])
  })

  it('stores token, type and user name, loads the member and closes the modal [S-100] [S-101] [S-096]', async () => {
    const { root, session } = fixture({
      handlers: {
        'session.login': () => signedIn({ token: 'tok-9', userName: 'maria' }),
        'member.info': () => memberInfo({ type: 1 }),
      },
    })
    const modal = root.modals.open({ kind: 'login' })
    expect(await root.store(signInStore).signIn(form)).toEqual({ kind: 'signedIn', passwordChange: 'none' })
    expect(await modal).toBe('signedIn')
    expect(session.entries.get('token')).toBe('tok-9')
    expect(session.entries.get('username')).toBe('maria')
    expect(session.entries.get('isAgent')).toBe('1')
    expect(root.member.name).toBe('Maria')
    expect(root.session.justSignedIn).toBe(true)
  })

  it('flags what is due after a login [S-106]', async () => {
    const { root } = fixture({ handlers: { 'session.login': () => signedIn() } })
    await root.store(signInStore).signIn(form)
    expect(root.session.justSignedIn).toBe(true)
    root.session.welcomed()
    expect(root.session.justSignedIn).toBe(false)
  })

  it('makes the first-login call only at a first login, and keeps who opened the account [S-102]', async () => {
    for (const firstTimeLogin of [true, false]) {
      const { root, fake } = fixture({
        handlers: {
          'session.login': () => signedIn({ firstTimeLogin }),
          'session.firstLogin': () => ({ openedBy: 'Beth', openedAt: 5 }),
        },
      })
      const outcome = await root.store(signInStore).signIn(form)
      expect(fake.inputs('session.firstLogin')).toHaveLength(firstTimeLogin ? 1 : 0)
      expect(root.session.opening).toEqual(firstTimeLogin ? { by: 'Beth', at: 5 } : undefined)
      expect(outcome).toMatchObject({ passwordChange: firstTimeLogin ? 'forced' : 'none' })
    }
  })

  it('keeps the session when the first-login call fails [S-102]', async () => {
    const { root } = fixture({
      handlers: {
        'session.login': () => signedIn({ firstTimeLogin: true }),
        'session.firstLogin': () => {
          throw refusal('system.error')
        },
      },
    })
    expect(await root.store(signInStore).signIn(form)).toMatchObject({ kind: 'signedIn', passwordChange: 'forced' })
  })

  it('says when the password has to be changed [S-103] [S-104]', async () => {
    const weak = fixture({ handlers: { 'session.login': () => signedIn() } })
    await weak.root.store(signInStore).signIn({ ...form, password: '123456' })
    expect(weak.root.session.passwordChange).toBe('ordinary')
    const expired = fixture({
      handlers: {
        'session.login': () => signedIn({ passwordExpired: true }),
        'system.status': () => permission({ info: { whitelabel: modules('PWDEXPFORCECHANGE3') } }),
      },
    })
    await expired.root.start()
    await expired.root.store(signInStore).signIn(form)
    expect(expired.root.session.passwordChange).toBe('forced')
  })

  it('shows the captcha when the refusal asks for it [S-107]', async () => {
    const { root } = fixture({
      handlers: {
        'session.login': () => Promise.reject(refusal('user.or.password.invalid', 'Wrong password', { captcha: true })),
        'system.captcha': () => png,
      },
    })
    const outcome = await root.store(signInStore).signIn(form)
    await settled()
    expect(outcome).toMatchObject({ kind: 'refused', text: { serverMessage: 'Wrong password' } })
    expect(root.store(captchaStore).isShown).toBe(true)
    expect(root.store(captchaStore).image.data).toBe(png)
  })

  it("shows the platform's message and no captcha when the refusal does not ask for it [S-110]", async () => {
    const { root } = fixture({
      handlers: { 'session.login': () => Promise.reject(refusal('user.or.password.invalid', 'Wrong password')) },
    })
    expect(await root.store(signInStore).signIn(form)).toMatchObject({
      kind: 'refused',
      text: { serverMessage: 'Wrong password' },
    })
    expect(root.store(captchaStore).isShown).toBe(false)
    expect(root.store(signInStore).isBusy).toBe(false)
  })

  it('says that the captcha was wrong and loads another picture', async () => {
    const { root, fake } = fixture({
      handlers: {
        'session.login': () => Promise.reject(refusal('captcha.invalid', 'Wrong captcha', { captcha: true })),
        'system.captcha': () => png,
      },
    })
    root.store(captchaStore).show()
    expect(await root.store(signInStore).signIn({ ...form, captcha: 'zzzz' })).toMatchObject({
      kind: 'refused',
      field: 'captcha',
    })
    expect(fake.inputs('system.captcha')).toHaveLength(2)
    await settled()
  })

  it('ignores a second try while one is running [S-120]', async () => {
    const answer = deferred<ReturnType<typeof signedIn>>()
    const { root, fake } = fixture({ handlers: { 'session.login': () => answer.promise } })
    const first = root.store(signInStore).signIn(form)
    expect(await root.store(signInStore).signIn(form)).toEqual({ kind: 'ignored' })
    answer.resolve(signedIn())
    expect(await first).toMatchObject({ kind: 'signedIn' })
    expect(fake.inputs('session.login')).toHaveLength(1)
  })

  it('stays logged in when only the member info fails', async () => {
    const { root } = fixture({
      handlers: { 'session.login': () => signedIn(), 'member.info': () => Promise.reject(new Error('no')) },
    })
    expect(await root.store(signInStore).signIn(form)).toMatchObject({ kind: 'signedIn' })
    expect(root.member.name).toBe('maria')
  })

  it('sends nothing when the human check is cancelled, and its proof when it is passed [S-098]', async () => {
    const proof = { captcha_id: 'a', lot_number: 'b', pass_token: 'c', gen_time: 'd', captcha_output: 'e' }
    const cancelled = fixture({ ports: { checkHuman: async () => ({ kind: 'cancelled' }) } })
    expect(await cancelled.root.store(signInStore).signIn(form)).toEqual({ kind: 'ignored' })
    expect(cancelled.fake.calls).toEqual([])
    const passed = fixture({
      handlers: { 'session.login': () => signedIn() },
      ports: { checkHuman: async () => ({ kind: 'passed', proof }) },
    })
    await passed.root.store(signInStore).signIn(form)
    expect(passed.fake.inputs('session.login')).toMatchObject([{ geetestValidateV4: proof }])
  })

  it('turns a non-agent away from the agent site and keeps no session [S-113]', async () => {
    const { root, session, fake } = fixture({
      config: { siteRole: 'agent' },
      handlers: { 'session.login': () => signedIn(), 'session.logout': () => null },
    })
    expect(await root.store(signInStore).signIn(form)).toEqual({
      kind: 'refused',
      text: { key: 'error_not_agent', retryable: false },
    })
    expect(root.session.isSignedIn).toBe(false)
    expect(session.entries.has('token')).toBe(false)
    expect(fake.ids()).toContain('session.logout')
  })

  it('offers SMS and free play only where their modules are on [S-089] [S-091]', async () => {
    const off = fixture()
    await off.root.start()
    expect([off.root.store(signInStore).offersSms, off.root.store(signInStore).offersFreePlay]).toEqual([false, false])
    const on = fixture({
      handlers: {
        'system.status': () => permission({ info: { whitelabel: modules('MOBILEVERCODELOGIN3', 'FREEPLAY3') } }),
      },
    })
    await on.root.start()
    expect([on.root.store(signInStore).offersSms, on.root.store(signInStore).offersFreePlay]).toEqual([true, true])
  })

  it('logs in to free play and goes to / [S-116]', async () => {
    const { root, fake, visited } = fixture({
      handlers: {
        'session.freePlay': () => signedIn({ customerType: 4, userName: 'demo' }),
        'member.info': () => memberInfo({ type: 4, account: 'demo', nickname: null }),
      },
    })
    await root.store(signInStore).freePlay()
    expect(fake.inputs('session.freePlay')).toEqual([{ os: 'Linux' }])
    expect(root.session.isTrial).toBe(true)
    expect(root.member.name).toBe('demo')
    expect(visited).toEqual(['/'])
  })
})

describe('remembering', () => {
  it('writes a cookie with the user name only, for 24 hours [S-115]', async () => {
    const { root, cookies } = fixture({ handlers: { 'session.login': () => signedIn() } })
    await root.store(signInStore).signIn({ ...form, remember: true })
    expect([...cookies.jar]).toEqual([['crph-login', { value: 'maria', maxAgeMs: 86_400_000 }]])
    expect(root.store(signInStore).rememberedName).toBe('maria')
  })

  it('forgets the name when the box is left empty', async () => {
    const { root, cookies } = fixture({ handlers: { 'session.login': () => signedIn() } })
    cookies.set('crph-login', 'maria', { maxAgeMs: 1 })
    await root.store(signInStore).signIn(form)
    expect(root.store(signInStore).rememberedName).toBeUndefined()
  })

  it('puts no password into any storage or cookie', async () => {
    const { root, cookies, session, local } = fixture({ handlers: { 'session.login': () => signedIn() } })
    await root.store(signInStore).signIn({ ...form, remember: true })
    const kept = JSON.stringify([[...cookies.jar], [...session.entries], [...local.entries]])
    expect(kept).not.toContain('Croupier1')
  })

  it('ignores an answer that arrives after the form was closed [S-120]', async () => {
    const answer = deferred<ReturnType<typeof signedIn>>()
    const { root } = fixture({ handlers: { 'session.login': () => answer.promise } })
    const signIn = root.store(signInStore)
    const outcome = signIn.signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    signIn.cancel()
    answer.resolve(signedIn())
    expect(await outcome).toEqual({ kind: 'ignored' })
    expect([root.session.isSignedIn, signIn.isBusy]).toEqual([false, false])
  })
})
