import { MINUTE } from '@croupier/locales/calendar'
import { readLoginVerification, type Client } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { authenticatorOf, captchaFor, codeOf, refusal } from '../../../testing/asking.ts'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const guess = async (visitor: Visitor, times: number, login: { username: string; loginDeviceId?: string }) => {
  const codes: (string | null)[] = []
  for (let count = 0; count < times; count++)
    codes.push(
      await codeOf(
        visitor.client.session.login({
          ...login,
          password: `wrong${count}`,
          captcha: await captchaFor(testPlatform, visitor),
        }),
      ),
    )
  return codes
}

describe('a stranger who guesses passwords', () => {
  it('locks strangers out after ten, and not the owner on a device the account knows, other accounts or other merchants [G-102]', async () => {
    const owner = testPlatform.visitor()
    const home = { username: 'maria', password: 'Croupier1', loginDeviceId: 'the-owners-phone-4711' }
    await owner.client.session.login(home)
    const stranger = testPlatform.visitor()
    await guess(stranger, 10, { username: 'maria' })
    const tried = stranger.client.session.login({
      ...home,
      loginDeviceId: 'else',
      captcha: await captchaFor(testPlatform, stranger),
    })
    expect(await codeOf(tried)).toBe('login.locked')
    expect((await stranger.client.session.login({ username: 'jun', password: 'Croupier1' })).userName).toBe('jun')
    expect(await guess(testPlatform.visitor('crbd'), 1, { username: 'maria' })).toEqual(['user.or.password.invalid'])
    expect((await owner.client.session.login(home)).userName).toBe('maria')
    expect((await guess(owner, 11, home)).at(-1)).toBe('login.locked')
    testPlatform.clock.advance(15 * MINUTE)
    expect((await owner.client.session.login(home)).userName).toBe('maria')
  })

  it('is not recognised by a browser name that anybody may have, and the owner is by a cookie', async () => {
    const owner = testPlatform.visitor()
    await owner.client.session.login({ username: 'maria', password: 'Croupier1' })
    await guess(testPlatform.visitor(), 10, { username: 'maria' })
    const stranger = testPlatform.visitor()
    const right = async (who: Visitor) =>
      who.client.session.login({
        username: 'maria',
        password: 'Croupier1',
        captcha: await captchaFor(testPlatform, who),
      })
    expect(await codeOf(right(stranger))).toBe('login.locked')
    expect((await right(owner)).userName).toBe('maria')
  })

  it('has fifty tries from one address, whatever names they are for [G-102]', async () => {
    const stranger = testPlatform.visitor()
    for (let name = 0; name < 10; name++) {
      const codes = await guess(stranger, 5, { username: `someone${name}` })
      expect(new Set(codes)).toEqual(new Set(['user.or.password.invalid']))
    }
    const last = stranger.client.session.login({
      username: 'fresh1',
      password: 'x',
      captcha: await captchaFor(testPlatform, stranger),
    })
    expect(await codeOf(last)).toBe('login.locked')
  })
})

describe('a stranger who knows the password', () => {
  it('guesses the second step ten times, however many sign-ins they begin', async () => {
    const code = await authenticatorOf(testPlatform, 'maria')
    const stranger = testPlatform.visitor()
    const ticket = async () => {
      const { value } = await refusal(stranger.client.session.login({ username: 'maria', password: 'Croupier1' }))
      return readLoginVerification(value)?.ticket ?? ''
    }
    for (let count = 0; count < 10; count++) {
      const answer = { ticket: await ticket(), step: 'authenticator' as const, answer: '000000' }
      expect(await codeOf(stranger.client.verification.login(answer))).toBe('login.verification.failed')
    }
    const right = { ticket: await ticket(), step: 'authenticator' as const, answer: code() }
    expect(await codeOf(stranger.client.verification.login(right))).toBe('TOO_MANY_REQUESTS')
    testPlatform.clock.advance(15 * MINUTE)
    const later = { ticket: await ticket(), step: 'authenticator' as const, answer: code() }
    expect((await stranger.client.verification.login(later)).userName).toBe('maria')
  })
})

describe('asking again and again', () => {
  it('an address gets a hundred and twenty pictures a minute', async () => {
    const guest = testPlatform.visitor()
    for (let count = 0; count < 120; count++) await guest.client.system.captcha({})
    expect(await codeOf(guest.client.system.captcha({}))).toBe('TOO_MANY_REQUESTS')
    testPlatform.clock.advance(MINUTE)
    await guest.client.system.captcha({})
  })

  it('a number gets twenty codes an hour', async () => {
    const guest = testPlatform.visitor()
    const ask = () => guest.client.security.forgotSms({ mobileNum: '09170001002', countryDialingCode: '63' })
    for (let count = 0; count < 20; count++) {
      await ask()
      testPlatform.clock.advance(2_000)
    }
    expect(await codeOf(ask())).toBe('verification.receiver.paused')
  })

  it('an address learns of sixty accounts an hour and no more', async () => {
    const guest = testPlatform.visitor()
    const ask = () => guest.client.security.forgotByEmail({ username: 'maria', email: 'x@mail.example' })
    for (let count = 0; count < 60; count++) expect(await codeOf(ask())).toBe('user.or.email.unknown')
    expect(await codeOf(ask())).toBe('TOO_MANY_REQUESTS')
  })

  it('a member learns of no more by binding numbers and addresses, nor an agent by creating accounts', async () => {
    for (const [account, ask] of [
      ['jun', ({ verification }: Client) => verification.sendEmail({ email: 'maria@mail.example' })],
      [
        'jun',
        ({ verification }: Client) => verification.sendSms({ mobileNum: '09170001002', countryDialingCode: '63' }),
      ],
      ['ace', ({ team }: Client) => team.addDownline({ username: 'maria', password: 'Lagoon27x' })],
    ] as const) {
      testPlatform = createTestPlatform()
      const { client } = await testPlatform.signIn(account)
      const told = new Set<unknown>()
      for (let count = 0; count < 60; count++) told.add(await codeOf(ask(client)))
      expect([...told]).toHaveLength(1)
      expect([...told]).not.toContain(null)
      expect(await codeOf(ask(client))).toBe('TOO_MANY_REQUESTS')
    }
  })

  it('a phone takes twenty wrong codes an hour over all codes sent to it, whether anybody registered it or not', async () => {
    const guest = testPlatform.visitor()
    for (const mobileNum of ['09170001002', '09179999999']) {
      const number = { mobileNum, countryDialingCode: '63' }
      const set = (verificationCode: string) =>
        codeOf(guest.client.security.setPasswordByPhone({ ...number, verificationCode, newPassword: 'Better123' }))
      for (let sent = 0; sent < 5; sent++) {
        testPlatform.clock.advance(1_000)
        await guest.client.security.forgotSms(number)
        for (let guess = 0; guess < 4; guess++) expect(await set('111111')).toBe('verification.code.invalid')
      }
      expect(await set('246810')).toBe('TOO_MANY_REQUESTS')
    }
  })
})
