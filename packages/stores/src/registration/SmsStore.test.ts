import { value } from '../testing/fakeClient.ts'
import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { testMerchants } from '../testing/testMerchants.ts'
import { memberInfo, modules, permission, refusal, fixture } from '../testing/testPorts.ts'
import { registrationStore } from './RegistrationStore.ts'
import { smsStore } from './SmsStore.ts'

describe('SmsStore', () => {
  it('counts down expiredMinutes × 60 seconds from the answer [S-121]', async () => {
    const { root, clock } = fixture({ handlers: { 'verification.registerSms': () => ({ expiredMinutes: 2 }) } })
    expect(await root.store(smsStore).request('register', '9171234567', '63')).toBe('sent')
    expect(root.store(smsStore).countdowns.register.secondsLeft).toBe(120)
    clock.advance(119_000)
    expect(root.store(smsStore).countdowns.register.isRunning).toBe(true)
    clock.advance(1000)
    expect(root.store(smsStore).countdowns.register.isRunning).toBe(false)
  })

  it('counts one minute down when the answer names none [S-122]', async () => {
    const { root } = fixture({ handlers: { 'verification.loginSms': () => ({ expiredMinutes: null }) } })
    await root.store(smsStore).request('login', '9171234567', '63')
    expect(root.store(smsStore).countdowns.login.secondsLeft).toBe(60)
  })

  it('goes on counting while the modal is closed and opened again [S-123]', async () => {
    const { root, clock } = fixture({ handlers: { 'verification.registerSms': () => ({ expiredMinutes: 2 }) } })
    void root.modals.open({ kind: 'register' })
    await root.store(smsStore).request('register', '9171234567', '63')
    root.modals.closeByName('registerModal')
    clock.advance(30_000)
    void root.modals.open({ kind: 'register' })
    expect(root.store(smsStore).countdowns.register.secondsLeft).toBe(90)
  })

  it('sends mobileNum at login and mobileNo at registration, with the dialling code [S-125]', async () => {
    const { root, fake } = fixture({
      handlers: {
        'verification.loginSms': () => ({ expiredMinutes: 1 }),
        'verification.registerSms': () => ({ expiredMinutes: 1 }),
        'verification.registerMobileSms': () => ({ expiredMinutes: 1 }),
      },
    })
    await root.store(smsStore).request('login', '9171234567', '63')
    await root.store(smsStore).request('register', '9171234567', '63')
    await root.store(smsStore).request('registerMobile', '9171234567', '63')
    expect(fake.calls.map(({ id, input }) => [id, input])).toEqual([
      ['verification.loginSms', { mobileNum: '9171234567', countryDialingCode: '63' }],
      ['verification.registerSms', { mobileNo: '9171234567', countryDialingCode: '63' }],
      ['verification.registerMobileSms', { mobileNo: '9171234567', countryDialingCode: '63' }],
    ])
  })

  it('asks at most once per second [S-112]', async () => {
    const { root, fake, clock } = fixture({
      handlers: { 'verification.loginSms': () => Promise.reject(refusal('TOO_MANY_REQUEST')) },
    })
    await root.store(smsStore).request('login', '9171234567', '63')
    clock.advance(999)
    expect(await root.store(smsStore).request('login', '9171234567', '63')).toBe('ignored')
    clock.advance(1)
    await root.store(smsStore).request('login', '9171234567', '63')
    expect(fake.inputs('verification.loginSms')).toHaveLength(2)
  })

  it("shows the platform's message in a warning and starts no countdown when it is refused [S-124]", async () => {
    const { root } = fixture({
      handlers: { 'verification.registerSms': () => Promise.reject(refusal('sms.failed', 'No more messages today')) },
    })
    expect(await root.store(smsStore).request('register', '9171234567', '63')).toBe('refused')
    expect(root.modals.top?.modal).toMatchObject({
      kind: 'message',
      tone: 'warning',
      serverMessage: 'No more messages today',
    })
    expect(root.store(smsStore).countdowns.register.isRunning).toBe(false)
  })

  it('sends nothing when the human check is cancelled [S-098]', async () => {
    const { root, fake } = fixture({ ports: { checkHuman: async () => ({ kind: 'cancelled' }) } })
    expect(await root.store(smsStore).request('login', '9171234567', '63')).toBe('ignored')
    expect(fake.calls).toEqual([])
    await settled()
  })
})

describe('codes by Firebase', () => {
  const firebase = { apiKey: 'demo-key', projectId: 'demo-x', authDomain: 'demo-x.firebaseapp.com' }
  const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))
  const form = { mobileNum: '09171234567', verificationCode: ' 246810 ', countryDialingCode: '63' }

  /** A merchant whose Firebase project sends the codes while the platform's module is on. */
  async function built({
    isOn = true,
    refuses,
    onConfirm,
    register = () => value('member.registerMobile', { token: 'tok-r', userName: 'jun01', id: 7 }),
  }: {
    isOn?: boolean
    refuses?: string
    onConfirm?: (code: string) => void
    register?: () => ReturnType<typeof value<'member.registerMobile'>> | Promise<never>
  } = {}) {
    const sent: string[] = []
    const built = fixture({
      handlers: {
        'system.status': () =>
          permission({ info: { whitelabel: modules('MOBILENUMREG3', ...(isOn ? ['FIREBASESMS3'] : [])) } }),
        'verification.registerMobileSms': () => ({ expiredMinutes: 2 }),
        'member.registerMobile': register,
        'member.info': () => memberInfo({ account: 'jun01', nickname: null }),
      },
      ports: {
        merchants: testMerchants.map((one) => ({ ...one, identity: { channels: ['google'], firebase } })),
        identityProvider: async () => ({
          signIn: () => failing('popup-blocked'),
          async sendCode(mobile) {
            if (refuses === 'quota-exceeded') return failing(refuses)
            sent.push(mobile)
            return {
              async confirm(code) {
                onConfirm?.(code)
                return code === '246810' ? { firebaseIdToken: 'proof-1' } : failing('invalid-verification-code')
              },
            }
          },
        }),
      },
    })
    await built.root.start()
    return { ...built, sent, sms: built.root.store(smsStore), registration: built.root.store(registrationStore) }
  }

  it('register with the channel sms and the proof, and the platform is asked for no code [S-152]', async () => {
    const { sms, registration, sent, fake } = await built()
    expect(await sms.request('registerMobile', '09171234567', '63')).toBe('sent')
    expect(sent).toEqual(['+639171234567'])
    expect(await registration.registerMobile(form)).toEqual({ kind: 'registered' })
    expect(fake.ids()).not.toContain('verification.registerMobileSms')
    expect(fake.inputs('member.registerMobile')).toMatchObject([
      { verificationCode: '', firebaseChannel: 'sms', firebaseIdToken: 'proof-1' },
    ])
  })

  it('count 60 seconds down [S-122]', async () => {
    const { sms } = await built()
    await sms.request('registerMobile', '09171234567', '63')
    expect(sms.countdowns.registerMobile.secondsLeft).toBe(60)
  })

  it('name the code’s field when a code is wrong or was never sent, and nothing is registered [S-126]', async () => {
    const { sms, registration, fake } = await built()
    expect(await registration.registerMobile(form)).toMatchObject({
      kind: 'refused',
      field: 'verificationCode',
      text: { key: 'auth/code-expired' },
    })
    await sms.request('registerMobile', '09171234567', '63')
    expect(await registration.registerMobile({ ...form, verificationCode: '111111' })).toMatchObject({
      kind: 'refused',
      field: 'verificationCode',
      text: { key: 'auth/invalid-verification-code' },
    })
    expect(fake.ids()).not.toContain('member.registerMobile')
  })

  it('are used up once, however often the form is sent again', async () => {
    const tries: string[] = []
    const { sms, registration, fake } = await built({
      onConfirm: (code) => tries.push(code),
      register: () => Promise.reject(refusal('mobile.taken')),
    })
    await sms.request('registerMobile', '09171234567', '63')
    await registration.registerMobile(form)
    await registration.registerMobile(form)
    expect(tries).toEqual(['246810'])
    expect(fake.inputs('member.registerMobile')).toHaveLength(2)
  })

  it('say why none was sent, and start no countdown [S-124] [S-126]', async () => {
    const { root, sms } = await built({ refuses: 'quota-exceeded' })
    expect(await sms.request('registerMobile', '09171234567', '63')).toBe('refused')
    expect(root.modals.top?.modal).toMatchObject({ kind: 'message', textKey: 'auth/quota-exceeded' })
    expect(sms.countdowns.registerMobile.isRunning).toBe(false)
  })

  it('come from the platform while its module is off [S-152] [S-432]', async () => {
    const { sms, registration, sent, fake } = await built({ isOn: false })
    await sms.request('registerMobile', '09171234567', '63')
    await registration.registerMobile(form)
    expect(sent).toEqual([])
    expect(fake.ids()).toContain('verification.registerMobileSms')
    expect(fake.inputs('member.registerMobile')).toMatchObject([{ verificationCode: ' 246810 ' }])
  })
})
