import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { modules, permission, refusal, signedIn, fixture, type FixtureOptions } from '../testing/testPorts.ts'
import { testMerchants } from '../testing/testMerchants.ts'
import { identityStore } from './IdentityStore.ts'
import { loginVerificationStore } from './LoginVerificationStore.ts'
import { signInStore } from './SignInStore.ts'

const project = { apiKey: 'demo-key', projectId: 'demo-x', authDomain: 'demo-x.firebaseapp.com' }
const password = { type: 'username', username: 'maria', password: 'Croupier1' } as const

/** A merchant with Google and Telegram, whose window returns `told` or fails with it. */
function social({ handlers, ...rest }: FixtureOptions = {}, told: string | Error = 'proof-1') {
  const built = fixture({
    ...rest,
    handlers: {
      'system.status': () => permission({ info: { whitelabel: modules('SOCIALLOGIN3') } }),
      'session.login': () => {
        throw refusal('bind_customer_required')
      },
      'account.linkIdentity': () => null,
      ...handlers,
    },
    ports: {
      merchants: testMerchants.map((one) => ({
        ...one,
        identity: { channels: ['google', 'telegram'], firebase: project },
      })),
      identityProvider: async () => ({
        sendCode: () => Promise.reject(new Error('No codes here.')),
        signIn: async () => {
          if (told instanceof Error) throw told
          return { firebaseIdToken: told }
        },
      }),
    },
  })
  return { ...built, identity: built.root.store(identityStore) }
}

const closed = (code: string) => Object.assign(new Error(code), { code })

describe('login with an account of another provider', () => {
  it('is offered where merchant and platform have it, and nowhere else [S-090]', async () => {
    const { root, identity } = social()
    expect(identity.channels).toEqual([])
    await root.start()
    expect(identity.channels).toEqual(['google', 'telegram'])
    const off = social({ handlers: { 'system.status': () => permission() } })
    await off.root.start()
    expect(off.identity.channels).toEqual([])
    const without = fixture({
      handlers: { 'system.status': () => permission({ info: { whitelabel: modules('SOCIALLOGIN3') } }) },
    })
    await without.root.start()
    expect(without.root.store(identityStore).channels).toEqual([])
  })

  it('sends channel and proof, neither name nor password, and closes the form it came from [S-095]', async () => {
    const { root, identity, fake } = social({ handlers: { 'session.login': () => signedIn() } })
    await root.start()
    const modal = root.modals.open({ kind: 'register' })
    expect(await identity.signIn('google')).toEqual({ kind: 'signedIn' })
    expect(await modal).toBe('signedIn')
    expect(fake.inputs('session.login')).toEqual([
      {
        username: '',
        password: '',
        captcha: '',
        type: 'firebase',
        channel: 'google',
        firebaseIdToken: 'proof-1',
      },
    ])
    expect(root.session.passwordChange).toBe('none')
  })

  it('keeps nothing on a shared device, with or without a further step [G-95]', async () => {
    const straight = social({ handlers: { 'session.login': () => signedIn() } })
    await straight.root.start()
    await straight.identity.signIn('google', { shared: true })
    expect(straight.root.session.isShared).toBe(true)
    const asked = { ticket: 't', reason: 'twoFactor', steps: [{ step: 'authenticator' }], expiresAt: 1 }
    const { root, identity } = social({
      handlers: {
        'session.login': () => Promise.reject(refusal('login_verify_required', '', asked)),
        'verification.login': () => signedIn(),
      },
    })
    await root.start()
    expect(await identity.signIn('google', { shared: true })).toEqual({ kind: 'verify' })
    await root.store(loginVerificationStore).answer('authenticator', '123456')
    expect(root.session.isShared).toBe(true)
    expect(root.balance.shown.kind).toBe('hidden')
  })

  it('is linked to the account that logs in next, once', async () => {
    const { root, identity, fake } = social()
    await root.start()
    void root.modals.open({ kind: 'login' })
    expect(await identity.signIn('telegram')).toEqual({ kind: 'unlinked' })
    expect(root.session.isSignedIn).toBe(false)
    fake.handlers['session.login'] = () => signedIn()
    await root.store(signInStore).signIn(password)
    await settled()
    expect(fake.inputs('account.linkIdentity')).toEqual([{ channel: 'telegram', firebaseIdToken: 'proof-1' }])
    expect(root.toasts.toasts.at(-1)).toMatchObject({ textKey: 'identity.linked', values: { provider: 'Telegram' } })
    expect(identity.unlinked).toBeUndefined()
  })

  it('is forgotten when the person gives up, so that the next one does not link it', async () => {
    const { root, identity, fake } = social()
    await root.start()
    void root.modals.open({ kind: 'login' })
    await identity.signIn('google')
    void root.modals.open({ kind: 'register' })
    expect(identity.unlinked).toBeDefined()
    root.modals.leave()
    expect(identity.unlinked).toBeUndefined()
    void root.modals.open({ kind: 'login' })
    fake.handlers['session.login'] = () => signedIn()
    await root.store(signInStore).signIn(password)
    await settled()
    expect(fake.ids()).not.toContain('account.linkIdentity')
  })

  it.each([
    ['popup-closed-by-user', true],
    ['popup-blocked', true],
    ['network-request-failed', true],
    ['account-exists-with-different-credential', false],
    ['operation-not-allowed', false],
  ])('says why the window gave nothing (%s), and sends nothing [S-126] [S-128]', async (code, retryable) => {
    const { root, identity, fake } = social({}, closed(code))
    await root.start()
    expect(await identity.signIn('google')).toEqual({ kind: 'failed' })
    expect(identity.problem).toEqual({ channel: 'google', text: { key: `auth/${code}`, retryable } })
    expect(fake.ids()).not.toContain('session.login')
  })

  it('has the unknown text for an unmapped error [S-127]', async () => {
    for (const failure of [closed('internal-error'), closed('toString'), new Error('x')]) {
      const { root, identity } = social({}, failure)
      await root.start()
      await identity.signIn('google')
      expect(identity.problem?.text.key).toBe('auth/unknown')
    }
  })

  it('ignores the answer once its form was closed', async () => {
    const { root, identity } = social({ handlers: { 'session.login': () => signedIn() } })
    await root.start()
    const trying = identity.signIn('google')
    identity.cancel()
    expect(await trying).toEqual({ kind: 'ignored' })
    expect(root.session.isSignedIn).toBe(false)
  })
})
