import { MINUTE } from '@croupier/locales/calendar'
import { PlatformError, readLoginVerification } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, NOON, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { totpCode, totpStep } from './totp.ts'

let testPlatform: TestPlatform
let guest: Visitor
beforeEach(() => {
  testPlatform = createTestPlatform()
  guest = testPlatform.visitor()
})

const refusal = async (call: Promise<unknown>): Promise<PlatformError> => {
  const failure: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(failure).toBeInstanceOf(PlatformError)
  return failure as PlatformError
}

const maria = { merchant: 'crph', account: 'maria' }
const login = (password = 'Croupier1', captcha = '') =>
  guest.client.session.login({ username: 'maria', password, captcha })
const ticketOf = async () => {
  const { code, value } = await refusal(login())
  expect(code).toBe('login_verify_required')
  const asked = readLoginVerification(value)
  if (!asked) throw new Error('no ticket')
  return asked
}
const captcha = async () => {
  await guest.client.system.captcha({})
  return ((await testPlatform.read('captchas')) as { answer: string }[])[0]?.answer ?? ''
}

describe('reasons to change the password', () => {
  it('says that it expired, or that it is the first login, until it was changed [S-096] [S-102] [S-104]', async () => {
    expect(await login()).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
    await testPlatform.operate('members/password', { ...maria, expired: true, firstTime: true })
    const session = await login()
    expect(session).toMatchObject({ firstTimeLogin: true, passwordExpired: true })
    guest.token = session.token
    await guest.client.security.changePassword({
      oldPassword: 'Croupier1',
      newPassword: 'Better123',
      confirmNewPassword: 'Better123',
    })
    expect(await login('Better123')).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
  })

  it('takes the weak password at login, and from nobody as a new one', async () => {
    await testPlatform.operate('members/password', { ...maria, weak: true })
    guest.token = (await login('123456')).token
    const change = (newPassword: string, oldPassword = '123456', confirmNewPassword = newPassword) =>
      refusal(guest.client.security.changePassword({ oldPassword, newPassword, confirmNewPassword }))
    expect((await change('123456')).code).toBe('password.same')
    expect((await change('Better123', 'wrong')).code).toBe('password.old.invalid')
    expect((await change('Better123', '123456', 'Better124')).code).toBe('password.mismatch')
    expect(await change('zq9')).toMatchObject({ code: 'field.invalid', value: { field: 'newPassword' } })
  })

  it('ends the member’s other sessions with the change, and keeps the one that asked', async () => {
    const [phone, desk] = [await testPlatform.signIn('maria'), await testPlatform.signIn('maria')]
    await desk.client.security.changePassword({
      oldPassword: 'Croupier1',
      newPassword: 'Better123',
      confirmNewPassword: 'Better123',
    })
    await desk.client.member.info({})
    await expect(phone.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired' })
  })
})

describe('wrong passwords', () => {
  it('lock the name from the tenth on for a quarter of an hour, known or unknown alike', async () => {
    for (const username of ['maria', 'nobody']) {
      for (let count = 0; count < 10; count++) {
        const answer = count < 3 ? '' : await captcha()
        await refusal(guest.client.session.login({ username, password: 'wrong', captcha: answer }))
      }
      const locked = await refusal(
        guest.client.session.login({ username, password: 'Croupier1', captcha: await captcha() }),
      )
      expect([locked.code, locked.value]).toEqual([
        'login.locked',
        { captcha: true, lockedUntil: testPlatform.clock.now() + 15 * MINUTE },
      ])
    }
    testPlatform.clock.advance(15 * MINUTE)
    expect((await login()).userName).toBe('maria')
  })
})

describe('a sign-in from a foreign address', () => {
  beforeEach(() => testPlatform.operate('members/foreign', { ...maria, on: true }))

  it('asks for one of the bound details, masked, and keeps the session closed until then [S-117]', async () => {
    const asked = await ticketOf()
    expect(asked.reason).toBe('address')
    expect(asked.steps).toEqual([
      { step: 'phone', hint: '********1002' },
      { step: 'code', hint: '********1002' },
      { step: 'email', hint: 'm***a@mail.example' },
      { step: 'bankName', hint: 'M*** S***' },
    ])
    expect([...testPlatform.sandbox.context.tables.sessions.all()]).toEqual([])
  })

  it.each([
    ['phone', '0917 000 1002', '09170001003'],
    ['email', 'MARIA@mail.example', 'maria@mail.test'],
    ['bankName', 'maria santos', 'Maria'],
    ['code', '246810', '111111'],
  ] as const)('opens by %s, and by nothing that only looks like it [S-117]', async (step, right, wrong) => {
    const { ticket } = await ticketOf()
    if (step === 'code') await guest.client.verification.loginCode({ ticket })
    const { code, value } = await refusal(guest.client.verification.login({ ticket, step, answer: wrong }))
    expect([code, value]).toEqual(['login.verification.failed', { triesLeft: 4 }])
    expect(await guest.client.verification.login({ ticket, step, answer: right })).toMatchObject({ userName: 'maria' })
    expect((await refusal(guest.client.verification.login({ ticket, step, answer: right }))).code).toBe(
      'login.verification.expired',
    )
    expect((await login()).userName).toBe('maria')
  })

  it('asks for the password again after five wrong answers or ten minutes', async () => {
    const spent = await ticketOf()
    for (let count = 0; count < 5; count++)
      await refusal(guest.client.verification.login({ ticket: spent.ticket, step: 'phone', answer: '1' }))
    const late = await ticketOf()
    testPlatform.clock.advance(10 * MINUTE)
    for (const { ticket } of [spent, late]) {
      const again = guest.client.verification.login({ ticket, step: 'email', answer: 'maria@mail.example' })
      expect((await refusal(again)).code).toBe('login.verification.expired')
    }
  })

  it('is recognised by the address where the merchant has the check on, and no longer after a code by SMS', async () => {
    await testPlatform.operate('members/foreign', { ...maria, on: false })
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'LOGINIPVERF3', on: true })
    await login()
    await testPlatform.operate('market/set', { visitorIp: '198.51.100.9' })
    await ticketOf()
    await guest.client.verification.loginSms({ mobileNum: '09170001002', countryDialingCode: '63' })
    await guest.client.session.login({ type: 'sms', username: '09170001002', password: '246810' })
    expect((await login()).userName).toBe('maria')
  })
})

describe('the second step', () => {
  const enrol = async () => {
    const member = await testPlatform.signIn('maria')
    const { secret } = await member.client.security.twoFactorEnrol({})
    const code = (off = 0) => totpCode(secret, totpStep(testPlatform.clock.now()) + off)
    return { member, code }
  }

  it('is on from the first right code, and asked for at sign-in [G-54] [S-118]', async () => {
    const { member, code } = await enrol()
    expect((await refusal(member.client.security.twoFactorConfirm({ code: '000000' }))).code).toBe(
      'twofactor.code.invalid',
    )
    expect((await login()).userName).toBe('maria')
    const { recoveryCodes } = await member.client.security.twoFactorConfirm({ code: code() })
    expect(new Set(recoveryCodes).size).toBe(8)
    expect((await member.client.security.config({})).info.twoFactor.isComplete).toBe(true)
    const { ticket, reason, steps } = await ticketOf()
    expect([reason, steps.map(({ step }) => step)]).toEqual(['twoFactor', ['authenticator', 'recovery']])
    const answer = (value: string) => guest.client.verification.login({ ticket, step: 'authenticator', answer: value })
    expect((await refusal(answer('000000'))).code).toBe('login.verification.failed')
    // The code that switched it on is used up; the next one works.
    expect((await refusal(answer(code()))).code).toBe('login.verification.failed')
    testPlatform.clock.advance(30_000)
    expect((await answer(code())).userName).toBe('maria')
  })

  it('opens by a recovery code once, and says how many are left', async () => {
    const { member, code } = await enrol()
    const { recoveryCodes } = await member.client.security.twoFactorConfirm({ code: code() })
    const use = async () => {
      const { ticket } = await ticketOf()
      return guest.client.verification.login({ ticket, step: 'recovery', answer: recoveryCodes[0] ?? '' })
    }
    await use()
    expect((await member.client.security.config({})).recoveryCodesLeft).toBe(7)
    expect((await refusal(use())).code).toBe('login.verification.failed')
  })

  it('is switched off after a proof with the password and a code, and an enrolment lapses after ten minutes', async () => {
    const { member, code } = await enrol()
    testPlatform.clock.advance(10 * MINUTE)
    expect((await refusal(member.client.security.twoFactorConfirm({ code: code() }))).code).toBe(
      'twofactor.not.started',
    )
    const again = await enrol()
    await again.member.client.security.twoFactorConfirm({ code: again.code() })
    expect((await refusal(again.member.client.security.twoFactorEnrol({}))).code).toBe('twofactor.on')
    await again.member.client.security.stepUp({ password: 'Croupier1', code: again.code(1) })
    await again.member.client.security.twoFactorDisable({})
    expect((await login()).userName).toBe('maria')
  })
})

describe('a forgotten password', () => {
  it('comes by e-mail beside the old one, works once and has to be changed [S-191] [S-192]', async () => {
    const forgot = (email: string, username = 'maria') => guest.client.security.forgotByEmail({ username, email })
    expect((await refusal(forgot('other@mail.example'))).code).toBe('user.or.email.unknown')
    expect((await refusal(forgot('maria@mail.example', 'nobody'))).code).toBe('user.or.email.unknown')
    await forgot('maria@mail.example')
    const [mail] = (await testPlatform.read('sms')) as { purpose: string; code: string }[]
    expect(mail?.purpose).toBe('mailedPassword')
    expect((await login()).passwordExpired).toBe(false)
    expect((await login(mail?.code)).passwordExpired).toBe(true)
    expect((await refusal(login())).code).toBe('user.or.password.invalid')
    expect((await login(mail?.code)).passwordExpired).toBe(true)
  })

  it('is set again with a code on the phone; every session ends, the code works once [S-193]', async () => {
    const signedIn = await testPlatform.signIn('maria')
    const number = { mobileNum: '0917 000 1002', countryDialingCode: '63' }
    expect(await guest.client.security.forgotSms(number)).toEqual({ expiredMinutes: 2 })
    const set = (verificationCode: string, newPassword = 'Better123') =>
      guest.client.security.setPasswordByPhone({ ...number, verificationCode, newPassword })
    expect((await refusal(set('111111'))).code).toBe('verification.code.invalid')
    expect((await refusal(set('246810', '123456'))).code).toBe('password.weak')
    expect(await set('246810')).toEqual({ username: 'maria' })
    expect((await refusal(set('246810', 'Other1234'))).code).toBe('verification.code.invalid')
    await expect(signedIn.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired' })
    expect((await login('Better123')).userName).toBe('maria')
  })

  it('gives a code five guesses, and says nothing about numbers nobody has', async () => {
    const number = { mobileNum: '09170001002', countryDialingCode: '63' }
    await guest.client.security.forgotSms({ ...number, mobileNum: '09179999999' })
    await guest.client.security.forgotSms(number)
    const set = (verificationCode: string) =>
      refusal(guest.client.security.setPasswordByPhone({ ...number, verificationCode, newPassword: 'Better123' }))
    for (let count = 0; count < 5; count++) await set('111111')
    expect((await set('246810')).code).toBe('verification.code.invalid')
    expect((await refusal(guest.client.security.forgotSms(number))).code).toBe('TOO_MANY_REQUESTS')
    testPlatform.clock.advance(1_000)
    await guest.client.security.forgotSms(number)
  })
})

describe('the payment password', () => {
  it('is set, changed with the old one, and asked for [S-334]', async () => {
    const { security } = (await testPlatform.signIn('jun')).client
    expect((await security.config({})).info.paymentPassword).toEqual({ enabled: true, isComplete: false })
    expect((await refusal(security.checkPaymentPassword({ password: '135790' }))).code).toBe(
      'not.exists.payment.password',
    )
    const set = (confirm = '135790') =>
      security.setPaymentPassword({ newPassword: '135790', confirmNewPassword: confirm })
    expect((await refusal(set('135791'))).code).toBe('password.mismatch')
    await set()
    const change = (oldPassword: string) =>
      security.changePaymentPassword({ oldPassword, newPassword: '864200', confirmNewPassword: '864200' })
    expect((await refusal(change('000000'))).code).toBe('invalid.payment.pw')
    await change('135790')
    await security.checkPaymentPassword({ password: '864200' })
    expect((await security.config({})).info.paymentPassword.isComplete).toBe(true)
  })

  it('is locked for a quarter of an hour after five wrong ones', async () => {
    const { security } = (await testPlatform.signIn('maria')).client
    const check = (password: string) => security.checkPaymentPassword({ password })
    for (let count = 0; count < 5; count++) expect((await refusal(check('000000'))).code).toBe('invalid.payment.pw')
    expect((await refusal(check('135790'))).code).toBe('TOO_MANY_REQUESTS')
    testPlatform.clock.advance(15 * MINUTE)
    await check('135790')
  })
})

describe('sign-ins and devices', () => {
  it('lists logins and failed attempts, marks a new device and tells the member [G-54]', async () => {
    const from = (loginDeviceId: string, password = 'Croupier1') =>
      guest.client.session.login({ username: 'jun', password, loginDeviceId })
    guest.token = (await from('phone')).token
    const unread = async () => guest.client.inbox.unreadCount({})
    const before = await unread()
    await refusal(from('tablet', 'wrong'))
    await from('tablet')
    await from('tablet')
    const { list } = await guest.client.security.loginHistory({})
    expect(list.map(({ result, newDevice }) => [result, newDevice])).toEqual([
      ['signedIn', false],
      ['signedIn', true],
      ['refused', false],
      ['signedIn', false],
    ])
    expect(list[0]).toMatchObject({ at: NOON, ip: '203.0.113.7', how: 'password' })
    expect(Number(await unread()) - Number(before)).toBe(1)
  })

  it('lists living sessions, ends one or all others, and nobody else’s [G-54]', async () => {
    const [phone, desk, other] = [
      await testPlatform.signIn('maria'),
      await testPlatform.signIn('maria'),
      await testPlatform.signIn('jun'),
    ]
    const sessions = await desk.client.device.sessions({})
    expect(sessions.map(({ current }) => current)).toEqual([true, false])
    expect(JSON.stringify(sessions)).not.toContain(phone.token)
    const [own] = await other.client.device.sessions({})
    expect((await refusal(desk.client.device.end({ id: own?.id ?? '' }))).code).toBe('device.session.unknown')
    expect(await desk.client.device.end({ id: sessions[1]?.id ?? '' })).toEqual({ ended: 1 })
    await expect(phone.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired' })
    await testPlatform.signIn('maria')
    expect(await desk.client.device.endOthers({})).toEqual({ ended: 1 })
    await desk.client.member.info({})
    await other.client.member.info({})
  })
})

describe('what is bound', () => {
  it('binds a number and an address with the code sent there, and none that somebody else has', async () => {
    const { verification, security } = (await testPlatform.signIn('jun')).client
    const number = { mobileNum: '09171112222', countryDialingCode: '63' }
    expect((await refusal(verification.sendSms({ ...number, mobileNum: '09170001002' }))).code).toBe('mobile.taken')
    expect((await verification.sendSms(number)).expiredMinutes).toBe(2)
    expect((await refusal(verification.checkSms({ ...number, verificationCode: '1' }))).code).toBe(
      'verification.code.invalid',
    )
    await verification.checkSms({ ...number, verificationCode: '246810' })
    expect((await refusal(verification.sendEmail({ email: 'Maria@mail.example' }))).code).toBe('email.taken')
    expect((await refusal(verification.sendEmail({ email: 'no address' }))).code).toBe('field.invalid')
    await verification.sendEmail({ email: 'jun@mail.example' })
    await verification.checkEmail({ email: 'jun@mail.example', verificationCode: '246810' })
    const { info, bound } = await security.config({})
    expect([info.mobileVerified.isComplete, info.emailVerified.isComplete]).toEqual([true, true])
    expect(bound).toMatchObject({ mobile: '********2222', email: 'j***n@mail.example' })
  })
})
