import { HOUR, MINUTE } from '@croupier/locales/calendar'
import { endpoints, readProofMethods } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { authenticatorOf, codeOf, refusal } from '../../../testing/asking.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/createTestPlatform.ts'
import { personOf } from '../../../testing/playing.ts'
import { SEEDED_PASSWORD } from '../../identity/members/seed.ts'
import { SANDBOX_SMS_CODE } from '../../identity/verification/sms.ts'
import { SEEDED_PAYMENT_PASSWORD } from './seed.ts'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const letters = async () => (await testPlatform.read('letters')) as { to: string; text: string }[]

describe('a stolen session', () => {
  const guarded = endpoints().filter(({ stepUp }) => stepUp === true)

  it('changes nothing that guards the account: each such call asks for a proof first', () => {
    expect(guarded.map(({ id }) => id).sort()).toEqual([
      'account.linkIdentity',
      'account.unlinkIdentity',
      'bank.bind',
      'bank.makeDefault',
      'bank.unbind',
      'device.end',
      'device.endOthers',
      'security.changePaymentPassword',
      'security.recoveryCodes',
      'security.setPaymentPassword',
      'security.twoFactorDisable',
      'security.twoFactorEnrol',
      'verification.checkEmail',
      'verification.checkSms',
      'verification.sendEmail',
      'verification.sendSms',
    ])
  })

  it('five minutes after the sign-in is asked for the password, which opens five minutes in this session alone', async () => {
    const [owner, other] = [await testPlatform.signIn('maria'), await testPlatform.signIn('maria')]
    testPlatform.clock.advance(5 * MINUTE)
    const asked = await refusal(owner.client.device.endOthers({}))
    expect([asked.code, readProofMethods(asked.value)]).toEqual(['step.up.needed', ['password']])
    expect(await codeOf(owner.client.security.stepUp({ password: 'wrong' }))).toBe('password.old.invalid')
    const { until } = await owner.client.security.stepUp({ password: 'Croupier1' })
    expect(until).toBe(testPlatform.clock.now() + 5 * MINUTE)
    expect(await codeOf(other.client.device.endOthers({}))).toBe('step.up.needed')
    expect(await owner.client.device.endOthers({})).toEqual({ ended: 1 })
    testPlatform.clock.advance(5 * MINUTE)
    expect(await codeOf(owner.client.security.twoFactorEnrol({}))).toBe('step.up.needed')
  })

  it('is asked for the second step too where it is on, and five wrong proofs close it', async () => {
    const owner = await testPlatform.signIn('maria')
    const code = await authenticatorOf(testPlatform, 'maria')
    testPlatform.clock.advance(6 * MINUTE)
    const asked = await refusal(owner.client.security.twoFactorDisable({}))
    expect(readProofMethods(asked.value)).toEqual(['password', 'authenticator'])
    const prove = (given: { password?: string; code?: string }) => owner.client.security.stepUp(given)
    expect(await codeOf(prove({ password: 'Croupier1' }))).toBe('twofactor.code.invalid')
    for (let count = 0; count < 4; count++)
      expect(await codeOf(prove({ password: 'wrong', code: code() }))).toBe('password.old.invalid')
    expect(await codeOf(prove({ password: 'Croupier1', code: code() }))).toBe('TOO_MANY_REQUESTS')
    testPlatform.clock.advance(15 * MINUTE)
    await prove({ password: 'Croupier1', code: code() })
    expect(await codeOf(prove({ password: 'Croupier1', code: code() }))).toBe('twofactor.code.invalid')
    await owner.client.security.twoFactorDisable({})
  })

  it('that resets the payment password neither unlocks a locked one nor pays out within a day, and the owner learns of it', async () => {
    const thief = await testPlatform.signIn('maria')
    const { security, withdrawal } = thief.client
    for (let count = 0; count < 5; count++) await refusal(security.checkPaymentPassword({ password: '000000' }))
    await security.setPaymentPassword({ newPassword: '864200', confirmNewPassword: '864200' })
    expect(await codeOf(security.checkPaymentPassword({ password: '864200' }))).toBe('TOO_MANY_REQUESTS')
    testPlatform.clock.advance(15 * MINUTE)
    await security.checkPaymentPassword({ password: '864200' })
    const { list } = await thief.client.bank.cards({})
    const payout = () =>
      withdrawal.submit(
        { amount: '500', bankCardId: list[0]?.bankCardId ?? '', password: '864200' },
        { idempotencyKey: crypto.randomUUID() },
      )
    expect(await codeOf(payout())).toBe('security.cooling')
    expect((await letters()).map(({ to }) => to).sort()).toEqual(['639170001002', 'maria@mail.example'])
    expect((await security.config({})).coolingUntil).toBe(testPlatform.clock.now() - 15 * MINUTE + 24 * HOUR)
  })

  it('that resets an agent’s payment password sends nothing to an accomplice within a day, up or down', async () => {
    const thief = await testPlatform.signIn('ace')
    const { security, transfer } = thief.client
    await security.setPaymentPassword({ newPassword: '864200', confirmNewPassword: '864200' })
    const send = (account: string) =>
      transfer.downline(
        { account, amount: '500', password: '864200', remark: '' },
        { idempotencyKey: crypto.randomUUID() },
      )
    expect(await codeOf(send('beth'))).toBe('security.cooling')
    testPlatform.clock.advance(24 * HOUR)
    const back = await testPlatform.signIn('ace')
    const sent = await back.client.transfer.downline(
      { account: 'beth', amount: '500', password: '864200', remark: '' },
      { idempotencyKey: crypto.randomUUID() },
    )
    expect(sent.amount).toBe('500.00')
  })

  it('pays out to nobody without the second step where it is on [G-54]', async () => {
    const owner = await testPlatform.signIn('maria')
    const { bank, security, withdrawal } = owner.client
    const [card] = (await bank.cards({})).list
    const payout = () =>
      withdrawal.submit(
        { amount: '500', bankCardId: card?.bankCardId ?? '', password: SEEDED_PAYMENT_PASSWORD },
        { idempotencyKey: 'one-decision-of-the-member' },
      )
    testPlatform.clock.advance(6 * MINUTE)
    const code = await authenticatorOf(testPlatform, 'maria')
    const { code: refused, value } = await refusal(payout())
    expect([refused, readProofMethods(value)]).toEqual(['step.up.needed', ['password', 'authenticator']])
    await security.stepUp({ password: 'Croupier1', code: code() })
    expect((await payout()).id).toBeTruthy()
  })

  it('that binds another address tells the old one', async () => {
    const thief = await testPlatform.signIn('maria')
    await thief.client.verification.sendEmail({ email: 'thief@mail.example' })
    await thief.client.verification.checkEmail({ email: 'thief@mail.example', verificationCode: '246810' })
    expect((await letters()).map(({ to }) => to)).toContain('maria@mail.example')
    expect((await letters()).map(({ to }) => to)).not.toContain('thief@mail.example')
  })

  it('that removes every payout account and adds its own waits a day for that one', async () => {
    const thief = await testPlatform.signIn('maria')
    const { bank } = thief.client
    for (const { bankCardId } of (await bank.cards({})).list)
      await bank.unbind({ bankCardId, password: SEEDED_PAYMENT_PASSWORD })
    const added = await bank.bind({
      bankCode: 'MAYA',
      accountNumber: '09170001002',
      accountName: 'Maria Santos',
      password: SEEDED_PAYMENT_PASSWORD,
    })
    expect(added.usableFrom).toBe(testPlatform.clock.now() + 24 * HOUR)
  })
})

describe('sessions', () => {
  it('end after half a day however they are used', async () => {
    const owner = await testPlatform.signIn('maria')
    for (let count = 0; count < 36; count++) {
      testPlatform.clock.advance(20 * MINUTE)
      await owner.client.member.info({})
    }
    testPlatform.clock.advance(MINUTE)
    await expect(owner.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired' })
  })

  it('are ten at most: an eleventh ends the one unused for longest', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => testPlatform.signIn('maria')))
    testPlatform.clock.advance(MINUTE)
    for (const other of others) await other.client.member.info({})
    await testPlatform.signIn('maria')
    await expect(first?.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired' })
    await others[0]?.client.member.info({})
  })

  it('all end when a mailed password is used', async () => {
    const thief = await testPlatform.signIn('maria')
    const guest = testPlatform.visitor()
    await guest.client.security.forgotByEmail({ username: 'maria', email: 'maria@mail.example' })
    const [mail] = (await testPlatform.read('sms')) as { code: string }[]
    await guest.client.session.login({ username: 'maria', password: mail?.code ?? '' })
    await expect(thief.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired' })
  })

  it('with a password that somebody else knows change nothing until it is changed', async () => {
    await testPlatform.operate('members/password', { merchant: 'crph', account: 'maria', firstTime: true })
    const { client } = await testPlatform.signIn('maria')
    await client.member.info({})
    expect(await codeOf(client.account.setNickname({ nickname: 'Mari' }))).toBe('password.change.required')
    expect(await codeOf(client.bank.makeDefault({ bankCardId: 'B00000001' }))).toBe('password.change.required')
    await client.security.changePassword({
      oldPassword: 'Croupier1',
      newPassword: 'Better123',
      confirmNewPassword: 'Better123',
    })
    await client.account.setNickname({ nickname: 'Mari' })
  })
})

describe('a token that was stolen right after the login [G-68]', () => {
  it('binds no other phone: the owner proves ownership again, and the old number is notified', async () => {
    const testPlatform = createTestPlatform()
    const maria = await testPlatform.signIn('maria')
    const number = { mobileNum: '09171112222', countryDialingCode: '63' }
    const code = { ...number, verificationCode: SANDBOX_SMS_CODE }
    await expect(maria.client.verification.sendSms(number)).rejects.toMatchObject({ code: 'step.up.needed' })
    await expect(maria.client.verification.checkSms(code)).rejects.toMatchObject({ code: 'step.up.needed' })
    const before = personOf(testPlatform, 'maria').mobile
    await maria.client.security.stepUp({ password: SEEDED_PASSWORD })
    await maria.client.verification.sendSms(number)
    await maria.client.verification.checkSms(code)
    expect(personOf(testPlatform, 'maria').mobile).toBe('639171112222')
    expect([...testPlatform.sandbox.context.tables.letters.all()].map(({ to }) => to)).toContain(before)
  })
})
