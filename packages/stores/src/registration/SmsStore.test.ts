import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { refusal, stage } from '../testing/testWorld.ts'
import { smsStore } from './SmsStore.ts'

describe('SmsStore', () => {
  it('counts down expiredMinutes × 60 seconds from the answer [S-121]', async () => {
    const { root, clock } = stage({ handlers: { 'verification.registerSms': () => ({ expiredMinutes: 2 }) } })
    expect(await root.store(smsStore).request('register', '9171234567', '63')).toBe('sent')
    expect(root.store(smsStore).countdowns.register.secondsLeft).toBe(120)
    clock.advance(119_000)
    expect(root.store(smsStore).countdowns.register.isRunning).toBe(true)
    clock.advance(1000)
    expect(root.store(smsStore).countdowns.register.isRunning).toBe(false)
  })

  it('counts one minute down when the answer names none [S-122]', async () => {
    const { root } = stage({ handlers: { 'verification.loginSms': () => ({ expiredMinutes: null }) } })
    await root.store(smsStore).request('login', '9171234567', '63')
    expect(root.store(smsStore).countdowns.login.secondsLeft).toBe(60)
  })

  it('goes on counting while the modal is closed and opened again [S-123]', async () => {
    const { root, clock } = stage({ handlers: { 'verification.registerSms': () => ({ expiredMinutes: 2 }) } })
    void root.modals.open({ kind: 'register' })
    await root.store(smsStore).request('register', '9171234567', '63')
    root.modals.closeByName('registerModal')
    clock.advance(30_000)
    void root.modals.open({ kind: 'register' })
    expect(root.store(smsStore).countdowns.register.secondsLeft).toBe(90)
  })

  it('sends mobileNum at sign-in and mobileNo at registration, with the dialling code [S-125]', async () => {
    const { root, fake } = stage({
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
    const { root, fake, clock } = stage({
      handlers: { 'verification.loginSms': () => Promise.reject(refusal('TOO_MANY_REQUEST')) },
    })
    await root.store(smsStore).request('login', '9171234567', '63')
    expect(await root.store(smsStore).request('login', '9171234567', '63')).toBe('ignored')
    clock.advance(1000)
    await root.store(smsStore).request('login', '9171234567', '63')
    expect(fake.inputs('verification.loginSms')).toHaveLength(2)
  })

  it("shows the platform's message in a warning and starts no countdown when it is refused [S-124]", async () => {
    const { root } = stage({
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

  it('sends nothing when the human check is called off [S-098]', async () => {
    const { root, fake } = stage({ world: { checkHuman: async () => ({ kind: 'cancelled' }) } })
    expect(await root.store(smsStore).request('login', '9171234567', '63')).toBe('ignored')
    expect(fake.calls).toEqual([])
    await settled()
  })
})
