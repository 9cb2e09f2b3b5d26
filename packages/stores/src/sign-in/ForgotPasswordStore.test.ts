import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { modules, permission, refusal, signedIn, fixture } from '../testing/testPorts.ts'
import { forgotPasswordStore } from './ForgotPasswordStore.ts'

const mail = { username: 'maria', email: 'maria@mail.example' }
const reset = { mobileNum: '9171234567', verificationCode: '246810', newPassword: 'Dealer22', countryDialingCode: '63' }
const top = (root: ReturnType<typeof fixture>['root']) => root.modals.top?.modal

describe('a forgotten password by e-mail', () => {
  it('closes the modal and says where to look [S-191]', async () => {
    const { root, fake } = fixture({ handlers: { 'security.forgotByEmail': () => null } })
    void root.modals.open({ kind: 'forgot' })
    expect(await root.store(forgotPasswordStore).byEmail(mail)).toEqual({ kind: 'done' })
    expect(fake.inputs('security.forgotByEmail')).toEqual([mail])
    expect(root.modals.isOpen('forgot')).toBe(false)
    expect(top(root)).toMatchObject({ kind: 'message', tone: 'success', textKey: 'in_been_out' })
  })

  it('says that name or address is unknown and stays open [S-192]', async () => {
    const { root } = fixture({
      handlers: { 'security.forgotByEmail': () => Promise.reject(refusal('user.or.email.unknown', '')) },
    })
    void root.modals.open({ kind: 'forgot' })
    expect(await root.store(forgotPasswordStore).byEmail(mail)).toMatchObject({
      kind: 'refused',
      text: { key: 'in_username_exist' },
    })
    expect(root.modals.isOpen('forgot')).toBe(true)
  })
})

describe('a forgotten password by phone', () => {
  it('is offered where its module is on', async () => {
    for (const on of [true, false]) {
      const { root } = fixture({
        handlers: {
          'system.status': () => permission({ info: { whitelabel: modules(...(on ? ['CHNGPASSVERIF3'] : [])) } }),
        },
      })
      await root.start()
      expect(root.store(forgotPasswordStore).offersPhone).toBe(on)
    }
  })

  it('counts a minute down when the platform names none, and asks for no second code meanwhile [S-122]', async () => {
    const { root, fake, clock } = fixture({ handlers: { 'security.forgotSms': () => ({ expiredMinutes: null }) } })
    const forgot = root.store(forgotPasswordStore)
    expect(await forgot.requestCode('9171234567', '63')).toEqual({ kind: 'done' })
    expect(forgot.countdown.secondsLeft).toBe(60)
    clock.advance(59_000)
    expect(await forgot.requestCode('9171234567', '63')).toEqual({ kind: 'ignored' })
    clock.advance(1_000)
    await forgot.requestCode('9171234567', '63')
    expect(fake.inputs('security.forgotSms')).toHaveLength(2)
  })

  it('sets the password, logs in with it automatically, and the blocked action continues [S-193] [S-194]', async () => {
    const { root, fake } = fixture({
      handlers: { 'security.setPasswordByPhone': () => ({ username: 'maria' }), 'session.login': () => signedIn() },
    })
    let ran = 0
    root.guard.require(() => ran++)
    void root.modals.open({ kind: 'forgot' })
    await root.store(forgotPasswordStore).byPhone(reset)
    await settled()
    expect(fake.inputs('security.setPasswordByPhone')).toEqual([reset])
    expect(fake.inputs('session.login')).toMatchObject([{ type: 'username', username: 'maria', password: 'Dealer22' }])
    expect(root.session.isSignedIn).toBe(true)
    expect(root.modals.stack).toEqual([])
    expect(ran).toBe(1)
  })

  it('uses the mobile number as the name when the answer has none, and runs the check for a human [S-194]', async () => {
    const proof = { captcha_id: 'a', lot_number: 'b', pass_token: 'c', gen_time: 'd', captcha_output: 'e' }
    const { root, fake } = fixture({
      handlers: { 'security.setPasswordByPhone': () => null, 'session.login': () => signedIn() },
      ports: { checkHuman: async () => ({ kind: 'passed', proof }) },
    })
    await root.store(forgotPasswordStore).byPhone(reset)
    expect(fake.inputs('session.login')).toMatchObject([{ username: '9171234567', geetestValidateV4: proof }])
  })

  it('says that it is reset and opens the login form when the login fails or the check is cancelled [S-194]', async () => {
    const givenPorts = [{ checkHuman: async () => ({ kind: 'cancelled' }) as const }, {}]
    for (const ports of givenPorts) {
      const { root } = fixture({
        handlers: {
          'security.setPasswordByPhone': () => ({ username: 'maria' }),
          'session.login': () => Promise.reject(refusal('user.or.password.invalid')),
        },
        ports,
      })
      void root.modals.open({ kind: 'forgot' })
      await root.store(forgotPasswordStore).byPhone(reset)
      expect(top(root)).toMatchObject({ kind: 'message', textKey: 'after_reset_pass' })
      root.modals.finish('message', 'confirmed')
      await settled()
      expect(root.modals.stack.map(({ modal }) => modal.kind)).toEqual(['login'])
    }
  })

  it('says that it is set when the login needs a further step, which the login form asks for [S-194]', async () => {
    const { root } = fixture({
      handlers: {
        'security.setPasswordByPhone': () => ({ username: 'maria' }),
        'session.login': () =>
          Promise.reject(
            refusal('login_verify_required', '', {
              ticket: 'ticket-1',
              reason: 'twoFactor',
              steps: [{ step: 'authenticator' }],
              expiresAt: 1_800_000_000_000,
            }),
          ),
      },
    })
    void root.modals.open({ kind: 'forgot' })
    await root.store(forgotPasswordStore).byPhone(reset)
    expect(top(root)).toMatchObject({ kind: 'login' })
    expect(root.toasts.toasts).toMatchObject([{ tone: 'success', textKey: 'change_pass_success' }])
  })

  it('keeps the form open with a wrong code at its field', async () => {
    const { root } = fixture({
      handlers: {
        'security.setPasswordByPhone': () =>
          Promise.reject(refusal('verification.code.invalid', 'Wrong code', { field: 'verificationCode' })),
      },
    })
    void root.modals.open({ kind: 'forgot' })
    expect(await root.store(forgotPasswordStore).byPhone(reset)).toMatchObject({
      kind: 'refused',
      field: 'verificationCode',
    })
    expect(root.modals.isOpen('forgot')).toBe(true)
  })
})
