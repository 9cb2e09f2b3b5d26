import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, NOON, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'
import { testMerchants } from '../../../testing/testMerchants.ts'
import { maskedName } from './members.ts'
import { internationalMobile } from './mobile.ts'
import { registerByName } from '../../access/security/register.ts'
import { sha256 } from '../../../core/random/sha256.ts'

let testPlatform: TestPlatform
let guest: Visitor
beforeEach(() => {
  testPlatform = createTestPlatform()
  guest = testPlatform.visitor()
})

const refusal = async (call: Promise<unknown>): Promise<PlatformError> => {
  const failure = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(failure).toBeInstanceOf(PlatformError)
  return failure as PlatformError
}

const form = (fields: Record<string, string> = {}) => ({
  username: 'newcomer',
  password: 'Lagoon27x',
  confirmPassword: 'Lagoon27x',
  domain: 'site.test',
  registerUrl: 'https://site.test/register',
  birthday: '1990-01-01',
  ...fields,
})

const lastCaptcha = async () => ((await testPlatform.read('captchas')) as { answer: string }[])[0]?.answer ?? ''

describe('login', () => {
  it('asks for a captcha with the third wrong password and lets nobody in without it', async () => {
    const login = (password: string, captcha = '') =>
      guest.client.session.login({ username: 'maria', password, captcha })
    expect((await refusal(login('wrong1'))).value).toEqual({ captcha: false })
    expect((await refusal(login('wrong2'))).value).toEqual({ captcha: false })
    expect((await refusal(login('wrong3'))).value).toEqual({ captcha: true })
    expect((await refusal(login('Croupier1'))).code).toBe('captcha.invalid')
    await guest.client.system.captcha({})
    expect((await refusal(login('Croupier1', 'ZZZZ'))).code).toBe('captcha.invalid')
    await guest.client.system.captcha({})
    const answer = await lastCaptcha()
    expect((await login('Croupier1', answer.toLowerCase())).userName).toBe('maria')
  })

  it('takes a captcha answer once, and only from the visitor it was drawn for', async () => {
    const stranger = testPlatform.visitor()
    for (const password of ['wrong1', 'wrong2', 'wrong3'])
      await refusal(guest.client.session.login({ username: 'maria', password }))
    await guest.client.system.captcha({})
    const captcha = await lastCaptcha()
    const right = { username: 'maria', password: 'Croupier1', captcha }
    expect((await refusal(stranger.client.session.login(right))).code).toBe('captcha.invalid')
    await guest.client.session.login(right)
    for (const password of ['wrong1', 'wrong2', 'wrong3'])
      await refusal(guest.client.session.login({ username: 'maria', password }))
    expect((await refusal(guest.client.session.login(right))).code).toBe('captcha.invalid')
  })

  it('says the same of an unknown name as of a wrong password', async () => {
    const unknown = await refusal(guest.client.session.login({ username: 'nobody', password: 'x' }))
    const wrong = await refusal(guest.client.session.login({ username: 'jun', password: 'x' }))
    expect([unknown.code, unknown.message, unknown.value]).toEqual([wrong.code, wrong.message, wrong.value])
  })

  it('trims the name and ignores its case', async () => {
    expect((await guest.client.session.login({ username: '  MARIA ', password: 'Croupier1' })).userName).toBe('maria')
  })

  it('ends a session after half an hour without a call, not before', async () => {
    const maria = await testPlatform.signIn('maria')
    testPlatform.clock.advance(29 * 60_000)
    await maria.client.member.info({})
    testPlatform.clock.advance(29 * 60_000)
    await maria.client.member.info({})
    testPlatform.clock.advance(31 * 60_000)
    await expect(maria.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired' })
  })

  it('makes a trial account of type 4 when free play is on, and refuses while it is off', async () => {
    const play = () => guest.client.session.freePlay({ os: 'Linux' })
    expect((await refusal(play())).code).toBe('function.not.available')
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'FREEPLAY3', on: true })
    expect((await play()).customerType).toBe(4)
  })

  it('lets a bound mobile number in by SMS code, once, within two minutes', async () => {
    const number = { mobileNum: '0917 000 1002', countryDialingCode: '63' }
    const login = (password: string) => guest.client.session.login({ type: 'sms', username: '09170001002', password })
    expect((await guest.client.verification.loginSms(number)).expiredMinutes).toBe(2)
    expect((await refusal(login('111111'))).code).toBe('verification.code.invalid')
    expect((await login('246810')).userName).toBe('maria')
    expect((await refusal(login('246810'))).code).toBe('verification.code.invalid')
    testPlatform.clock.advance(2_000)
    await guest.client.verification.loginSms(number)
    testPlatform.clock.advance(2 * 60_000)
    expect((await refusal(login('246810'))).code).toBe('verification.code.expired')
  })
})

describe('registration', () => {
  it('puts a newcomer under the agent of the referral code, with nothing on the account', async () => {
    const { token } = await guest.client.member.register({ ...form(), referralCode: 'ace01' })
    guest.token = token
    expect((await guest.client.wallet.balance({})).sumBalance).toBe('0.00')
    const accounts = (await testPlatform.read('accounts')) as { account: string; upline: string | null }[]
    expect(accounts.find((one) => one.account === 'newcomer')?.upline).toBe('ace')
  })

  it('names the field of each refusal: taken name, bad name, short password, other confirmation, unknown code', async () => {
    const attempt = async (fields: Record<string, string>) => {
      const { code, value } = await refusal(guest.client.member.register(form(fields)))
      return [code, (value as { field?: string } | null)?.field]
    }
    expect(await attempt({ username: 'Maria' })).toEqual(['user.already.exists', 'username'])
    expect(await attempt({ username: '1abc' })).toEqual(['field.invalid', 'username'])
    expect(await attempt({ username: 'abc' })).toEqual(['field.invalid', 'username'])
    expect(await attempt({ password: 'a1', confirmPassword: 'a1' })).toEqual(['field.invalid', 'password'])
    expect(await attempt({ password: 'onlyletters', confirmPassword: 'onlyletters' })).toEqual([
      'field.invalid',
      'password',
    ])
    expect(await attempt({ confirmPassword: 'Secret124' })).toEqual(['password.mismatch', undefined])
    expect(await attempt({ birthday: '' })).toEqual(['field.invalid', 'birthday'])
    expect(await attempt({ birthday: '2010-01-01' })).toEqual(['age.too.young', 'birthday'])
    expect(await attempt({ affiliateCode: 'NOBODY' })).toEqual(['affiliate.code.invalid', 'affiliateCode'])
    expect(((await testPlatform.read('accounts')) as { account: string }[]).map((one) => one.account)).not.toContain(
      'newcomer',
    )
  })

  it('asks for no picture where a code is sent to the phone [Q-04]', async () => {
    await testPlatform.operate('register/set', { merchant: 'crph', field: 'captcha', enabled: true, required: true })
    expect((await refusal(guest.client.member.register(form()))).code).toBe('captcha.invalid')
    await testPlatform.operate('modules/set', { merchant: 'crph', module: 'REGMOBVERF3', on: true })
    const mobileNum = '09171234567'
    await guest.client.verification.registerSms({ mobileNo: mobileNum, countryDialingCode: '63' })
    const { userName } = await guest.client.member.register(form({ mobileNum, verificationCode: '246810' }))
    expect(userName).toBe('newcomer')
  })

  it('answers the affiliate check with success or a refusal', async () => {
    await guest.client.agent.affiliate({ code: 'ACE01' })
    expect((await refusal(guest.client.agent.affiliate({ code: 'WRONG' }))).code).toBe('affiliate.code.invalid')
  })

  it('registers by mobile number with the code sent to it, and refuses the number a second time', async () => {
    await testPlatform.operate('modules/set', { merchant: 'crbd', module: 'MOBILENUMREG3', on: true })
    const visitor = testPlatform.visitor('crbd')
    const mobile = { mobileNo: '০১৭১২৩৪৫৬৭৮', countryDialingCode: '880' }
    await visitor.client.verification.registerMobileSms(mobile)
    const fields = {
      mobileNum: '01712345678',
      domain: 'site.test',
      registerUrl: 'https://site.test/',
      countryDialingCode: '880',
    }
    const { userName } = await visitor.client.member.registerMobile({ ...fields, verificationCode: '246810' })
    expect(userName).toBe('01712345678')
    testPlatform.clock.advance(2_000)
    await visitor.client.verification.registerMobileSms(mobile)
    const again = visitor.client.member.registerMobile({ ...fields, verificationCode: '246810' })
    expect((await refusal(again)).code).toBe('mobile.taken')
  })
})

describe('mobile numbers', () => {
  const [philippines, bangladesh] = testMerchants
  if (!philippines || !bangladesh) throw new Error('no merchants')

  it.each([
    ['09171234567', '639171234567'],
    ['9171234567', '639171234567'],
    ['+63 917-123-4567', '639171234567'],
    ['639171234567', '639171234567'],
    ['0895 123 4567', '638951234567'],
    ['08123456789', null],
    ['0917123456', null],
  ])('reads %s in the Philippines as %s', (typed, read) => expect(internationalMobile(philippines, typed)).toBe(read))

  it.each([
    ['01712345678', '8801712345678'],
    ['1712345678', '8801712345678'],
    ['+8801712345678', '8801712345678'],
    ['০১৭১২৩৪৫৬৭৮', '8801712345678'],
    ['٠١٧١٢٣٤٥٦٧٨', '8801712345678'],
    ['01212345678', null],
  ])('reads %s in Bangladesh as %s', (typed, read) => expect(internationalMobile(bangladesh, typed)).toBe(read))
})

describe('sha256', () => {
  it('agrees with the system’s digest for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
      }),
    )
  })
})

describe('age', () => {
  it('lets in somebody who turns 21 today and nobody a day younger', async () => {
    const send = (birthday: string, username: string) => {
      const { context, state } = testPlatform.sandbox
      const merchant = context.merchants.get('crph')
      if (!merchant) throw new Error('no merchant')
      return state.transact(() =>
        registerByName(context, merchant, { ...form({ birthday, username }) }, { captchaId: '', visitor: '' }),
      )
    }
    expect(new Date(NOON).toISOString().slice(0, 10)).toBe('2026-11-21')
    expect(() => send('2005-11-22', 'younger')).toThrow('age.too.young')
    expect(() => send('2005-02-31', 'nodate')).toThrow('field.invalid')
    expect(send('2005-11-21', 'justright').account).toBe('justright')
  })
})

describe('a name that strangers see', () => {
  it('always hides a letter', () => {
    expect(['maria', 'beth', 'vip', 'jo'].map(maskedName)).toEqual(['mar***a', 'be***h', 'v***p', '***o'])
  })
})
