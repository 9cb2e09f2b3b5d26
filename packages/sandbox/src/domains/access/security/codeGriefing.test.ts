import { MINUTE } from '@croupier/locales/calendar'
import { readLoginVerification } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { authenticatorOf, refusal } from '../../../testing/asking.ts'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const maria = { mobileNum: '09170001002', countryDialingCode: '63' }
/** Maria at home, on a device that has the platform's cookie; she has logged out. */
const atHome = async (): Promise<Visitor> => {
  const home = await testPlatform.signIn('maria')
  await home.client.session.logout({})
  home.token = null
  return home
}
const enter = ({ client }: Visitor, password = '246810') =>
  client.session.login({ type: 'sms', username: maria.mobileNum, password })
const exhaust = async (ask: () => Promise<unknown>) => {
  for (let count = 0; count < 20; count++) {
    await ask()
    testPlatform.clock.advance(1_000)
  }
}

describe('a stranger who asks for codes to somebody’s number until no more are sent', () => {
  it('is refused and told the other ways to log in, and the owner’s known device still gets its code', async () => {
    const home = await atHome()
    const stranger = testPlatform.visitor()
    await exhaust(() => stranger.client.verification.loginSms(maria))
    const { code, message } = await refusal(stranger.client.verification.loginSms(maria))
    expect(code).toBe('verification.receiver.paused')
    expect(message).toMatch(/device you logged in on before.*password.*email/s)
    await home.client.verification.loginSms(maria)
    expect((await enter(home)).userName).toBe('maria')
  })

  it('blocks neither the password nor the reset e-mail for the owner on a new device', async () => {
    const stranger = testPlatform.visitor()
    await exhaust(() => stranger.client.verification.loginSms(maria))
    await refusal(stranger.client.verification.loginSms(maria))
    expect((await testPlatform.signIn('maria')).token).toBeTruthy()
    await testPlatform.visitor().client.security.forgotByEmail({ username: 'maria', email: 'maria@mail.example' })
  })

  it('does not keep the owner’s known device from a new password, by phone or by e-mail', async () => {
    const home = await atHome()
    const stranger = testPlatform.visitor()
    await exhaust(() => stranger.client.security.forgotSms(maria))
    await refusal(stranger.client.security.forgotSms(maria))
    await home.client.security.forgotSms(maria)
    const set = { ...maria, verificationCode: '246810', newPassword: 'Better123' }
    expect(await home.client.security.setPasswordByPhone(set)).toEqual({ username: 'maria' })
    const letter = { username: 'maria', email: 'maria@mail.example' }
    await exhaust(() => stranger.client.security.forgotByEmail(letter))
    await refusal(stranger.client.security.forgotByEmail(letter))
    await home.client.security.forgotByEmail(letter)
  })
})

const NEW = '09178880001'
const newcomer = { mobileNo: NEW, countryDialingCode: '63' }
const from = (visitorIp: string) => testPlatform.operate('market/set', { visitorIp })

describe('a stranger who asks for codes to a number that nobody has shown to be theirs', () => {
  const registers = ({ client }: Visitor) =>
    client.member.registerMobile({
      mobileNum: NEW,
      countryDialingCode: '63',
      verificationCode: '246810',
      password: 'Lagoon27x',
      birthday: '1990-01-01',
      domain: 'site.test',
      registerUrl: 'https://site.test/',
    })
  beforeEach(() => testPlatform.operate('modules/set', { merchant: 'crph', module: 'MOBILENUMREG3', on: true }))

  it('is refused after twenty, wrong guesses included, and its owner registers with it meanwhile', async () => {
    const stranger = testPlatform.visitor()
    await exhaust(() => stranger.client.verification.registerMobileSms(newcomer))
    expect((await refusal(stranger.client.verification.registerMobileSms(newcomer))).code).toBe('TOO_MANY_REQUESTS')
    const guess = () =>
      stranger.client.member.registerMobile({
        mobileNum: NEW,
        countryDialingCode: '63',
        verificationCode: '111111',
        password: 'Lagoon27x',
        domain: 'site.test',
        registerUrl: 'https://site.test/',
      })
    for (let count = 0; count < 20; count++) expect((await refusal(guess())).code).toBe('verification.code.invalid')
    expect((await refusal(guess())).code).toBe('TOO_MANY_REQUESTS')
    await from('198.51.100.20')
    const owner = testPlatform.visitor()
    testPlatform.clock.advance(1_000)
    await owner.client.verification.registerMobileSms(newcomer)
    expect((await registers(owner)).userName).toBe(NEW)
  })

  it('from many addresses reaches a phone at most sixty times an hour, and once more from each further address', async () => {
    const strangers = testPlatform.visitor()
    let sent = 0
    const ask = async () => {
      testPlatform.clock.advance(1_000)
      const failed = await strangers.client.verification.registerMobileSms(newcomer).catch(() => 'refused')
      if (failed !== 'refused') sent++
    }
    for (let address = 1; address <= 10; address++) {
      await from(`198.51.100.${address}`)
      for (let count = 0; count < 10; count++) await ask()
    }
    expect(sent).toBe(60 + 4)
    await from('198.51.100.200')
    testPlatform.clock.advance(1_000)
    await testPlatform.visitor().client.verification.registerMobileSms(newcomer)
  })

  it('or to an e-mail address, with accounts of their own, does not keep an owner from binding it', async () => {
    const jun = await testPlatform.signIn('jun')
    const number = { mobileNum: NEW, countryDialingCode: '63' }
    await exhaust(() => jun.client.verification.sendSms(number))
    await refusal(jun.client.verification.sendSms(number))
    await exhaust(() => jun.client.verification.sendEmail({ email: 'new@mail.example' }))
    await refusal(jun.client.verification.sendEmail({ email: 'new@mail.example' }))
    await from('198.51.100.20')
    const carl = await testPlatform.signIn('carl')
    await carl.client.verification.sendSms(number)
    await carl.client.verification.checkSms({ ...number, verificationCode: '246810' })
    await carl.client.verification.sendEmail({ email: 'new@mail.example' })
    await carl.client.verification.checkEmail({ email: 'new@mail.example', verificationCode: '246810' })
  })
})

describe('a stranger who types wrong codes', () => {
  it('uses up no code of the owner’s known device, however many', async () => {
    const home = await atHome()
    const stranger = testPlatform.visitor()
    await home.client.verification.loginSms(maria)
    await stranger.client.verification.loginSms(maria)
    for (let count = 0; count < 5; count++)
      expect((await refusal(enter(stranger, '111111'))).code).toBe('verification.code.invalid')
    expect((await refusal(enter(stranger))).code).toBe('verification.code.invalid')
    expect((await enter(home)).userName).toBe('maria')
  })

  it('and knows the password besides, locks the second step for strangers and not for the owner’s known device', async () => {
    const home = await atHome()
    const right = await authenticatorOf(testPlatform, 'maria')
    const ticketOf = async ({ client }: Visitor) => {
      const { value } = await refusal(client.session.login({ username: 'maria', password: 'Croupier1' }))
      return readLoginVerification(value)?.ticket ?? ''
    }
    const step = async (who: Visitor, answer: string) =>
      who.client.verification.login({ ticket: await ticketOf(who), step: 'authenticator', answer })
    const stranger = testPlatform.visitor()
    for (let count = 0; count < 10; count++) await refusal(step(stranger, '000000'))
    expect((await refusal(step(stranger, right()))).code).toBe('TOO_MANY_REQUESTS')
    expect((await step(home, right())).userName).toBe('maria')
    // The device itself also gets ten.
    for (let count = 0; count < 10; count++) await refusal(step(home, '000000'))
    expect((await refusal(step(home, right()))).code).toBe('TOO_MANY_REQUESTS')
    testPlatform.clock.advance(15 * MINUTE)
    expect((await step(home, right())).userName).toBe('maria')
  })
})
