import { describe, expect, it } from 'vitest'
import { Network, Timeout } from '@croupier/api'
import { value } from '../testing/fakeClient.ts'
import { deferred } from '../testing/deferred.ts'
import {
  memberInfo,
  modules,
  permission,
  refusal,
  signedIn,
  fixture,
  type FixtureOptions,
} from '../testing/testPorts.ts'
import { registrationStore } from './RegistrationStore.ts'

const form = {
  username: 'jun01',
  password: 'Croupier1',
  confirmPassword: 'Croupier1',
  mobileNum: '9171234567',
  countryDialingCode: '63',
}
const lostAt = { endpoint: 'member.register', reference: 'REF-3' } as const
const registered = () => value('member.register', { token: 'tok-r', userName: 'jun01', id: 7 })
const built = (options: FixtureOptions = {}) =>
  fixture({
    ...options,
    handlers: {
      'member.register': registered,
      'member.info': () => memberInfo({ account: 'jun01', nickname: null }),
      'agent.affiliate': () => null,
      ...options.handlers,
    },
  })

describe('registration', () => {
  it('sends where and how the person registered besides what was typed [S-149] [S-150]', async () => {
    const { root, fake } = built({ search: '?referralCode=ACE01' })
    root.store(registrationStore).captureReferral()
    await root.store(registrationStore).register({ ...form, affiliateCode: 'A1' })
    expect(fake.inputs('member.register')).toEqual([
      {
        ...form,
        affiliateCode: 'A1',
        referralCode: 'ACE01',
        domain: 'ph1.croupier.example',
        registerUrl: 'https://ph1.croupier.example/register?referralCode=ACE01',
        registerMethod: 'WEB',
        login: true,
      },
    ])
  })

  it('reads the referral code off the address and keeps it over a reload [S-021] [S-155]', async () => {
    const before = built({ search: '?referralCode=ACE01' })
    before.root.store(registrationStore).captureReferral()
    const after = built({ session: Object.fromEntries(before.session.entries) })
    after.root.store(registrationStore).captureReferral()
    expect(after.root.store(registrationStore).referralCode).toBe('ACE01')
    await after.root.store(registrationStore).register(form)
    expect(after.fake.inputs('member.register')).toMatchObject([
      { referralCode: 'ACE01', registerMethod: 'WEB', domain: 'ph1.croupier.example' },
    ])
  })

  it('logs in, loads the member, closes the modal and goes to / [S-154]', async () => {
    const { root, session, visited } = built()
    const modal = root.modals.open({ kind: 'register' })
    expect(await root.store(registrationStore).register(form)).toEqual({ kind: 'registered' })
    expect(await modal).toBe('signedIn')
    expect(session.entries.get('token')).toBe('tok-r')
    expect(root.member.name).toBe('jun01')
    expect(visited).toEqual(['/'])
  })

  it('checks an invitation code only when it is filled in [S-147]', async () => {
    const without = built()
    await without.root.store(registrationStore).register({ ...form, affiliateCode: '  ' })
    expect(without.fake.ids()).not.toContain('agent.affiliate')
    const given = built()
    await given.root.store(registrationStore).register({ ...form, affiliateCode: ' A1 ' })
    expect(given.fake.inputs('agent.affiliate')).toEqual([{ code: 'A1' }])
  })

  it('stops at a wrong invitation code without a registration [S-148]', async () => {
    const { root, fake } = built({
      handlers: { 'agent.affiliate': () => Promise.reject(refusal('affiliate.code.invalid')) },
    })
    expect(await root.store(registrationStore).register({ ...form, affiliateCode: 'NOPE' })).toMatchObject({
      kind: 'refused',
      field: 'affiliateCode',
      text: { key: 'invitation_code_error' },
    })
    expect(fake.ids()).not.toContain('member.register')
    expect(root.store(registrationStore).isBusy).toBe(false)
  })

  it('does not call a code wrong because the connection broke [S-148]', async () => {
    const { root } = built({ handlers: { 'agent.affiliate': () => Promise.reject(new Error('broken')) } })
    const outcome = await root.store(registrationStore).register({ ...form, affiliateCode: 'A1' })
    expect(outcome).toMatchObject({ kind: 'refused' })
    expect(outcome).not.toHaveProperty('field')
  })

  it('names the field that a refusal is about and keeps the referral code', async () => {
    const { root } = built({
      search: '?referralCode=ACE01',
      handlers: { 'member.register': () => Promise.reject(refusal('user.already.exists', 'Taken')) },
    })
    root.store(registrationStore).captureReferral()
    expect(await root.store(registrationStore).register(form)).toMatchObject({
      kind: 'refused',
      field: 'username',
      text: { serverMessage: 'Taken' },
    })
    expect(root.store(registrationStore).referralCode).toBe('ACE01')
    expect(root.session.isSignedIn).toBe(false)
  })

  it('believes the platform where it names the field itself', async () => {
    const { root } = built({
      handlers: {
        'member.register': () => Promise.reject(refusal('field.invalid', 'Too short', { field: 'payeeName' })),
      },
    })
    expect(await root.store(registrationStore).register(form)).toMatchObject({
      kind: 'refused',
      field: 'payeeName',
      text: { serverMessage: 'Too short' },
    })
  })

  it('logs in where the account was created and only the response was lost', async () => {
    const { root, fake } = built({
      handlers: {
        'member.register': () => Promise.reject(new Timeout('late', lostAt)),
        'session.login': () => signedIn({ userName: 'jun01' }),
      },
    })
    expect(await root.store(registrationStore).register(form)).toEqual({ kind: 'registered' })
    expect(fake.inputs('session.login')).toMatchObject([{ username: 'jun01', password: 'Croupier1' }])
    expect(root.session.isSignedIn).toBe(true)
  })

  it('logs in as well when a retry is refused because the name is taken, but not if it was taken before the first attempt', async () => {
    const answers = [new Network('gone', lostAt), refusal('user.already.exists', 'Taken')]
    let isBack = false
    const { root } = built({
      handlers: {
        'member.register': () => Promise.reject(answers.shift()),
        'session.login': () => (isBack ? signedIn({ userName: 'jun01' }) : Promise.reject(new Network('gone', lostAt))),
      },
    })
    expect(await root.store(registrationStore).register(form)).toMatchObject({ kind: 'refused' })
    isBack = true
    expect(await root.store(registrationStore).register(form)).toEqual({ kind: 'registered' })
    const taken = built({
      handlers: { 'member.register': () => Promise.reject(refusal('user.already.exists', 'Taken')) },
    })
    expect(await taken.root.store(registrationStore).register(form)).toMatchObject({ kind: 'refused' })
    expect(taken.fake.ids()).not.toContain('session.login')
  })

  it('sends once when pressed twice', async () => {
    const answer = deferred<ReturnType<typeof registered>>()
    const { root, fake } = built({ handlers: { 'member.register': () => answer.promise } })
    const first = root.store(registrationStore).register(form)
    expect(await root.store(registrationStore).register(form)).toEqual({ kind: 'ignored' })
    answer.resolve(registered())
    await first
    expect(fake.inputs('member.register')).toHaveLength(1)
  })

  it('sends nothing when the human check is cancelled [S-098]', async () => {
    const { root, fake } = built({ ports: { checkHuman: async () => ({ kind: 'cancelled' }) } })
    expect(await root.store(registrationStore).register(form)).toEqual({ kind: 'ignored' })
    expect(fake.calls).toEqual([])
  })

  it('shows ways and fields only where their modules are on [S-055] [S-131] [S-132] [S-133]', async () => {
    const off = built()
    await off.root.start()
    expect(off.root.store(registrationStore)).toMatchObject({
      isOffered: false,
      tabs: [],
      asksSmsCode: false,
      asksMobilePassword: false,
    })
    const on = built({
      handlers: {
        'system.status': () =>
          permission({
            info: {
              whitelabel: modules('DIRECTREG3', 'USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'),
            },
          }),
      },
    })
    await on.root.start()
    expect(on.root.store(registrationStore)).toMatchObject({
      isOffered: true,
      tabs: ['username', 'mobile'],
      asksSmsCode: true,
      asksMobilePassword: true,
    })
  })

  it("presets the dialling code of the visitor's country [S-130]", async () => {
    const countries = value('system.countries', [
      { countryCode: 'PH', countryDialingCode: '63' },
      { countryCode: 'TH', countryDialingCode: '66' },
    ])
    const { root } = built({
      handlers: {
        'system.status': () => permission({ location: { countryCode: 'TH', ip: '1' } }),
        'system.countries': () => countries,
      },
    })
    await root.start()
    expect(root.store(registrationStore).diallingCode).toBe('63')
    await root.store(registrationStore).loadCountries()
    expect(root.store(registrationStore).diallingCode).toBe('66')
    expect(root.store(registrationStore).countries.data).toEqual(countries)
  })
})
