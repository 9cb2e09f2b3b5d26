import { MINUTE } from '@croupier/locales/calendar'
import { readProofMethods } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf, refusal } from '../../../testing/asking.ts'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const MOBILE = '09179990001'
const mobile = { mobileNum: MOBILE, countryDialingCode: '63' }

/** A member who registered with an SMS code where no password is required; logged in. */
async function registered(): Promise<{ guest: Visitor; username: string }> {
  for (const [module, on] of [
    ['MOBILENUMREG3', true],
    ['MOBILENUMPASSREG3', false],
  ] as const)
    await testPlatform.operate('modules/set', { merchant: 'crph', module, on })
  const guest = testPlatform.visitor()
  await guest.client.verification.registerMobileSms({ mobileNo: MOBILE, countryDialingCode: '63' })
  const made = await guest.client.member.registerMobile({
    ...mobile,
    verificationCode: '246810',
    birthday: '1990-01-01',
    domain: 'site.test',
    registerUrl: 'https://site.test/',
  })
  guest.token = made.token
  return { guest, username: made.userName ?? '' }
}
const enters = (username: string, password: string) =>
  testPlatform.visitor().client.session.login({ username, password })

describe('accounts without a password', () => {
  it('cannot be entered with the phone number: their owner proves identity by a code on the phone', async () => {
    const { guest, username } = await registered()
    for (const password of [MOBILE, '639179990001', ''])
      expect(await codeOf(enters(username, password))).toBe('user.or.password.invalid')
    testPlatform.clock.advance(6 * MINUTE)
    const { code, value } = await refusal(guest.client.security.twoFactorEnrol({}))
    expect([code, readProofMethods(value)]).toEqual(['step.up.needed', ['sms']])
    await guest.client.security.stepUpCode({})
    await guest.client.security.stepUp({ smsCode: '246810' })
    await guest.client.security.twoFactorEnrol({})
  })

  it('get their first one by a code on the phone, which ends what was open before', async () => {
    const { guest, username } = await registered()
    const visitor = testPlatform.visitor()
    await visitor.client.security.forgotSms(mobile)
    const set = { ...mobile, verificationCode: '246810', newPassword: 'Better123' }
    expect(await visitor.client.security.setPasswordByPhone(set)).toEqual({ username })
    expect(await codeOf(visitor.client.security.setPasswordByPhone(set))).toBe('verification.code.invalid')
    await expect(guest.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired' })
    expect((await enters(username, 'Better123')).userName).toBe(username)
  })

  it('get their first one by e-mail: it logs in once, within half an hour, and has to be changed first', async () => {
    const { guest, username } = await registered()
    const email = 'newcomer@mail.example'
    await guest.client.verification.sendEmail({ email })
    await guest.client.verification.checkEmail({ email, verificationCode: '246810' })
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'PWDEXPFORCECHANGE3', on: true })
    const mailed = async () => {
      await testPlatform.visitor().client.security.forgotByEmail({ username, email })
      const [letter] = (await testPlatform.read('sms')) as { code: string; purpose: string }[]
      expect(letter?.purpose).toBe('mailedPassword')
      return letter?.code ?? ''
    }
    const late = await mailed()
    testPlatform.clock.advance(30 * MINUTE)
    expect(await codeOf(enters(username, late))).toBe('verification.code.expired')
    const first = await mailed()
    const owner = testPlatform.visitor()
    owner.token = (await owner.client.session.login({ username, password: first })).token
    expect(await codeOf(owner.client.account.setNickname({ nickname: 'New' }))).toBe('password.change.required')
    const own = { newPassword: 'Better123', confirmNewPassword: 'Better123' }
    await owner.client.security.changePassword({ oldPassword: first, ...own })
    await owner.client.account.setNickname({ nickname: 'New' })
    expect(await codeOf(enters(username, first))).toBe('user.or.password.invalid')
    expect((await enters(username, 'Better123')).userName).toBe(username)
  })
})
