import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import {
  memberInfo,
  modules,
  permission,
  refusal,
  signedIn,
  fixture,
  type FixtureOptions,
} from '../testing/testPorts.ts'
import { humanCheckStore } from './HumanCheckStore.ts'
import { loginVerificationStore } from './LoginVerificationStore.ts'
import { signInStore } from './SignInStore.ts'

const form = { type: 'username', username: 'maria', password: '123456', remember: true } as const
const asked = (reason: 'address' | 'twoFactor') => ({
  ticket: 'ticket-1',
  reason,
  steps: reason === 'address' ? [{ step: 'phone', hint: '09•••67' }, { step: 'code' }] : [{ step: 'authenticator' }],
  expiresAt: 1_800_000_000_000,
})
const verifying = (reason: 'address' | 'twoFactor', handlers: FixtureOptions['handlers'] = {}) =>
  fixture({
    handlers: {
      'session.login': () => Promise.reject(refusal('login_verify_required', '', asked(reason))),
      'verification.login': () => signedIn(),
      ...handlers,
    },
  })

describe('a sign-in that needs a further step', () => {
  it('asks for one of the steps the platform offers, without a dialog [S-117]', async () => {
    const { root } = verifying('address')
    void root.modals.open({ kind: 'login' })
    expect(await root.store(signInStore).signIn(form)).toEqual({ kind: 'verify' })
    expect(root.store(loginVerificationStore).asked).toMatchObject({
      reason: 'address',
      steps: [
        { step: 'phone', hint: '09•••67' },
        { step: 'code', hint: null },
      ],
    })
    expect(root.session.isSignedIn).toBe(false)
    expect(root.modals.stack.map(({ modal }) => modal.kind)).toEqual(['login'])
  })

  it('logs in with the right answer as if by the password alone [S-117] [S-103]', async () => {
    const { root, fake, cookies } = verifying('address')
    const modal = root.modals.open({ kind: 'login' })
    await root.store(signInStore).signIn(form)
    expect(await root.store(loginVerificationStore).answer('phone', '09171234567')).toMatchObject({ kind: 'signedIn' })
    expect(fake.inputs('verification.login')).toEqual([{ ticket: 'ticket-1', step: 'phone', answer: '09171234567' }])
    expect(await modal).toBe('signedIn')
    expect(cookies.get('crph-login')).toBe('maria')
    expect(root.modals.top?.modal).toMatchObject({ kind: 'changePassword', reason: 'weak' })
    expect(root.store(loginVerificationStore).asked).toBeUndefined()
  })

  it('keeps the session closed at a wrong code and lets another be typed [S-118]', async () => {
    const { root } = verifying('twoFactor', {
      'verification.login': () => Promise.reject(refusal('login.verification.failed', 'Wrong code', { triesLeft: 4 })),
    })
    await root.store(signInStore).signIn(form)
    expect(await root.store(loginVerificationStore).answer('authenticator', '000000')).toMatchObject({
      kind: 'refused',
      field: 'answer',
      text: { serverMessage: 'Wrong code' },
    })
    expect(root.session.isSignedIn).toBe(false)
    expect(root.store(loginVerificationStore).asked?.reason).toBe('twoFactor')
  })

  it('goes back to the form, and says why, when the step is over', async () => {
    const { root } = verifying('twoFactor', {
      'verification.login': () => Promise.reject(refusal('login.verification.expired', 'Too late')),
    })
    await root.store(signInStore).signIn(form)
    await root.store(loginVerificationStore).answer('authenticator', '000000')
    expect(root.store(loginVerificationStore).asked).toBeUndefined()
    expect(root.modals.top?.modal).toMatchObject({ kind: 'message', serverMessage: 'Too late' })
  })

  it('sends a code to the number on file, and counts down', async () => {
    const { root, fake } = verifying('address', { 'verification.loginCode': () => ({ expiredMinutes: 2 }) })
    await root.store(signInStore).signIn(form)
    const verification = root.store(loginVerificationStore)
    expect(await verification.sendCode()).toBeUndefined()
    expect(await verification.sendCode()).toBeUndefined()
    expect(fake.inputs('verification.loginCode')).toEqual([{ ticket: 'ticket-1' }])
    expect(verification.countdown.secondsLeft).toBe(120)
  })

  it('sends a code for another login although that of an earlier one counts down', async () => {
    let ticket = 0
    const { root, fake } = verifying('address', {
      'session.login': () =>
        Promise.reject(refusal('login_verify_required', '', { ...asked('address'), ticket: `ticket-${++ticket}` })),
      'verification.loginCode': () => ({ expiredMinutes: 2 }),
    })
    const verification = root.store(loginVerificationStore)
    await root.store(signInStore).signIn(form)
    await verification.sendCode()
    verification.end()
    await root.store(signInStore).signIn({ ...form, username: 'jun' })
    expect(verification.countdown.isRunning).toBe(false)
    await verification.sendCode()
    expect(fake.inputs('verification.loginCode')).toEqual([{ ticket: 'ticket-1' }, { ticket: 'ticket-2' }])
  })

  it('is an ordinary refusal when the platform asks for nothing that can be answered', async () => {
    const { root } = fixture({
      handlers: {
        'session.login': () => Promise.reject(refusal('login_verify_required', 'Ask customer service', {})),
      },
    })
    expect(await root.store(signInStore).signIn(form)).toMatchObject({
      kind: 'refused',
      text: { serverMessage: 'Ask customer service' },
    })
  })
})

it('turns an agent away from a site for members alone, with its own text [S-114]', async () => {
  const { root, fake } = fixture({
    config: { siteRole: 'member' },
    handlers: {
      'session.login': () => signedIn(),
      'member.info': () => memberInfo({ type: 1 }),
      'session.logout': () => null,
    },
  })
  expect(await root.store(signInStore).signIn({ ...form, password: 'Croupier1' })).toEqual({
    kind: 'refused',
    text: { key: 'member_no_enter', retryable: false },
  })
  expect(root.session.isSignedIn).toBe(false)
  expect(fake.ids()).toContain('session.logout')
})

describe('the check for a human', () => {
  const withSlider = (handlers: FixtureOptions['handlers'] = {}) =>
    fixture({
      handlers: { 'system.status': () => permission({ info: { whitelabel: modules('GEETEST3') } }), ...handlers },
    })
  const proof = { captcha_id: 'a', lot_number: 'b', pass_token: 'c', gen_time: 'd', captcha_output: 'e' }

  it('comes before a login if the merchant has it on; closing it sends nothing [S-098]', async () => {
    const { root, fake } = withSlider({ 'session.login': () => signedIn() })
    await root.start()
    const called = root.store(signInStore).signIn(form)
    await settled()
    expect(root.modals.top?.modal).toEqual({ kind: 'humanCheck', scene: 'login' })
    root.modals.closeByName('sliderModal')
    expect(await called).toEqual({ kind: 'ignored' })
    expect(fake.ids()).not.toContain('session.login')
    const passed = root.store(signInStore).signIn(form)
    await settled()
    root.modals.finish('humanCheck', proof)
    await passed
    expect(fake.inputs('session.login')).toMatchObject([{ geetestValidateV4: proof }])
  })

  it('gives the proof of a right answer, nothing for a wrong one, and fails when nothing was checked', async () => {
    const answers = [
      { proof, expiresAt: 1 },
      refusal('captcha.slider.invalid'),
      refusal('captcha.slider.expired'),
      new Error('line'),
    ]
    const { root } = withSlider({
      'slider.check': async () => {
        const next = answers.shift()
        if (next instanceof Error || !next) throw next
        return next
      },
    })
    const human = root.store(humanCheckStore)
    const drag = { position: 120, trail: [{ x: 120, at: 900 }] }
    expect(await human.solve('puzzle-1', drag)).toEqual(proof)
    expect(await human.solve('puzzle-2', drag)).toBeNull()
    expect(await human.solve('puzzle-3', drag)).toBeNull()
    await expect(human.solve('puzzle-4', drag)).rejects.toThrow('line')
  })
})
