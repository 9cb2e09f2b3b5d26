import { HOUR, MINUTE } from '@croupier/locales/calendar'
import { endpoints, PlatformError, readLoginVerification, readProofMethods, type Client } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createBench, type Bench, type Visitor } from '../../testing/createBench.ts'
import { SEEDED_PAYMENT_PASSWORD } from './seed.ts'
import { totpCode, totpStep } from './totp.ts'

let bench: Bench
beforeEach(() => {
  bench = createBench()
})

const refusal = async (call: Promise<unknown>): Promise<PlatformError> => {
  const failure: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(failure).toBeInstanceOf(PlatformError)
  return failure as PlatformError
}
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code
const captchaFor = async (visitor: Visitor) => {
  await visitor.client.system.captcha({})
  return ((await bench.read('captchas')) as { answer: string }[])[0]?.answer ?? ''
}
const guess = async (visitor: Visitor, times: number, login: { username: string; loginDeviceId?: string }) => {
  const codes: (string | null)[] = []
  for (let count = 0; count < times; count++)
    codes.push(
      await codeOf(
        visitor.client.session.login({ ...login, password: `wrong${count}`, captcha: await captchaFor(visitor) }),
      ),
    )
  return codes
}
const second = async (account: string) => {
  const { secret } = (await bench.operate('members/twofactor', { merchant: 'crph', account, on: true })) as {
    secret: string
  }
  return (off = 0) => totpCode(secret, totpStep(bench.clock.now()) + off)
}
const letters = async () => (await bench.read('letters')) as { to: string; text: string }[]

describe('a stranger who guesses passwords', () => {
  it('locks strangers out after ten, and not the owner on a device the account knows', async () => {
    const owner = bench.visitor()
    const home = { username: 'maria', password: 'Croupier1', loginDeviceId: 'the-owners-phone-4711' }
    await owner.client.session.login(home)
    const stranger = bench.visitor()
    await guess(stranger, 10, { username: 'maria' })
    const tried = stranger.client.session.login({ ...home, loginDeviceId: 'else', captcha: await captchaFor(stranger) })
    expect(await codeOf(tried)).toBe('login.locked')
    expect((await owner.client.session.login(home)).userName).toBe('maria')
    expect((await guess(owner, 11, home)).at(-1)).toBe('login.locked')
    bench.clock.advance(15 * MINUTE)
    expect((await owner.client.session.login(home)).userName).toBe('maria')
  })

  it('is not known by the name of a browser that anybody may have, and the owner is by a cookie', async () => {
    const owner = bench.visitor()
    await owner.client.session.login({ username: 'maria', password: 'Croupier1' })
    await guess(bench.visitor(), 10, { username: 'maria' })
    const stranger = bench.visitor()
    const right = async (who: Visitor) =>
      who.client.session.login({ username: 'maria', password: 'Croupier1', captcha: await captchaFor(who) })
    expect(await codeOf(right(stranger))).toBe('login.locked')
    expect((await right(owner)).userName).toBe('maria')
  })

  it('tries fifty from one address, whatever names they are for', async () => {
    const stranger = bench.visitor()
    for (let name = 0; name < 10; name++) await guess(stranger, 5, { username: `someone${name}` })
    const last = stranger.client.session.login({
      username: 'fresh1',
      password: 'x',
      captcha: await captchaFor(stranger),
    })
    expect(await codeOf(last)).toBe('login.locked')
  })
})

describe('a stranger who knows the password', () => {
  it('guesses the second step ten times, however many sign-ins they begin', async () => {
    const code = await second('maria')
    const stranger = bench.visitor()
    const ticket = async () => {
      const { value } = await refusal(stranger.client.session.login({ username: 'maria', password: 'Croupier1' }))
      return readLoginVerification(value)?.ticket ?? ''
    }
    for (let count = 0; count < 10; count++) {
      const answer = { ticket: await ticket(), step: 'authenticator' as const, answer: '000000' }
      expect(await codeOf(stranger.client.verify.login(answer))).toBe('login.verification.failed')
    }
    const right = { ticket: await ticket(), step: 'authenticator' as const, answer: code() }
    expect(await codeOf(stranger.client.verify.login(right))).toBe('TOO_MANY_REQUESTS')
    bench.clock.advance(15 * MINUTE)
    const later = { ticket: await ticket(), step: 'authenticator' as const, answer: code() }
    expect((await stranger.client.verify.login(later)).userName).toBe('maria')
  })
})

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
      'verify.checkEmail',
      'verify.checkSms',
      'verify.sendEmail',
      'verify.sendSms',
    ])
  })

  it('five minutes after the sign-in is asked for the password, which opens five minutes in this session alone', async () => {
    const [owner, other] = [await bench.signIn('maria'), await bench.signIn('maria')]
    bench.clock.advance(5 * MINUTE)
    const asked = await refusal(owner.client.device.endOthers({}))
    expect([asked.code, readProofMethods(asked.value)]).toEqual(['step.up.needed', ['password']])
    expect(await codeOf(owner.client.security.stepUp({ password: 'wrong' }))).toBe('password.old.invalid')
    const { until } = await owner.client.security.stepUp({ password: 'Croupier1' })
    expect(until).toBe(bench.clock.now() + 5 * MINUTE)
    expect(await codeOf(other.client.device.endOthers({}))).toBe('step.up.needed')
    expect(await owner.client.device.endOthers({})).toEqual({ ended: 1 })
    bench.clock.advance(5 * MINUTE)
    expect(await codeOf(owner.client.security.twoFactorEnrol({}))).toBe('step.up.needed')
  })

  it('is asked for the second step too where it is on, and five wrong proofs close it', async () => {
    const owner = await bench.signIn('maria')
    const code = await second('maria')
    bench.clock.advance(6 * MINUTE)
    const asked = await refusal(owner.client.security.twoFactorDisable({}))
    expect(readProofMethods(asked.value)).toEqual(['password', 'authenticator'])
    const prove = (given: { password?: string; code?: string }) => owner.client.security.stepUp(given)
    expect(await codeOf(prove({ password: 'Croupier1' }))).toBe('twofactor.code.invalid')
    for (let count = 0; count < 4; count++)
      expect(await codeOf(prove({ password: 'wrong', code: code() }))).toBe('password.old.invalid')
    expect(await codeOf(prove({ password: 'Croupier1', code: code() }))).toBe('TOO_MANY_REQUESTS')
    bench.clock.advance(15 * MINUTE)
    await prove({ password: 'Croupier1', code: code() })
    expect(await codeOf(prove({ password: 'Croupier1', code: code() }))).toBe('twofactor.code.invalid')
    await owner.client.security.twoFactorDisable({})
  })

  it('that resets the payment password neither opens a closed one nor pays out within a day, and the owner learns of it', async () => {
    const thief = await bench.signIn('maria')
    const { security, withdrawal } = thief.client
    for (let count = 0; count < 5; count++) await refusal(security.checkPaymentPassword({ password: '000000' }))
    await security.setPaymentPassword({ newPassword: '864200', confirmNewPassword: '864200' })
    expect(await codeOf(security.checkPaymentPassword({ password: '864200' }))).toBe('TOO_MANY_REQUESTS')
    bench.clock.advance(15 * MINUTE)
    await security.checkPaymentPassword({ password: '864200' })
    const { list } = await thief.client.bank.cards({})
    const payout = () =>
      withdrawal.submit(
        { amount: '500', bankCardId: list[0]?.bankCardId ?? '', password: '864200' },
        { idempotencyKey: crypto.randomUUID() },
      )
    expect(await codeOf(payout())).toBe('security.cooling')
    expect((await letters()).map(({ to }) => to).sort()).toEqual(['639170001002', 'maria@mail.example'])
    expect((await security.config({})).coolingUntil).toBe(bench.clock.now() - 15 * MINUTE + 24 * HOUR)
  })

  it('that resets an agent’s payment password sends nothing to an accomplice within a day, up or down', async () => {
    const thief = await bench.signIn('ace')
    const { security, transfer } = thief.client
    await security.setPaymentPassword({ newPassword: '864200', confirmNewPassword: '864200' })
    const send = (account: string) =>
      transfer.downline(
        { account, amount: '500', password: '864200', remark: '' },
        { idempotencyKey: crypto.randomUUID() },
      )
    expect(await codeOf(send('beth'))).toBe('security.cooling')
    bench.clock.advance(24 * HOUR)
    const back = await bench.signIn('ace')
    const sent = await back.client.transfer.downline(
      { account: 'beth', amount: '500', password: '864200', remark: '' },
      { idempotencyKey: crypto.randomUUID() },
    )
    expect(sent.amount).toBe('500.00')
  })

  it('pays out to nobody without the second step where it is on [G-54]', async () => {
    const owner = await bench.signIn('maria')
    const { bank, security, withdrawal } = owner.client
    const [card] = (await bank.cards({})).list
    const payout = () =>
      withdrawal.submit(
        { amount: '500', bankCardId: card?.bankCardId ?? '', password: SEEDED_PAYMENT_PASSWORD },
        { idempotencyKey: 'one-decision-of-the-member' },
      )
    bench.clock.advance(6 * MINUTE)
    const code = await second('maria')
    const { code: refused, value } = await refusal(payout())
    expect([refused, readProofMethods(value)]).toEqual(['step.up.needed', ['password', 'authenticator']])
    await security.stepUp({ password: 'Croupier1', code: code() })
    expect((await payout()).id).toBeTruthy()
  })

  it('that binds another address tells the old one', async () => {
    const thief = await bench.signIn('maria')
    await thief.client.verify.sendEmail({ email: 'thief@mail.example' })
    await thief.client.verify.checkEmail({ email: 'thief@mail.example', verificationCode: '246810' })
    expect((await letters()).map(({ to }) => to)).toContain('maria@mail.example')
    expect((await letters()).map(({ to }) => to)).not.toContain('thief@mail.example')
  })

  it('that removes every payout account and adds its own waits a day for that one', async () => {
    const thief = await bench.signIn('maria')
    const { bank } = thief.client
    for (const { bankCardId } of (await bank.cards({})).list)
      await bank.unbind({ bankCardId, password: SEEDED_PAYMENT_PASSWORD })
    const added = await bank.bind({
      bankCode: 'MAYA',
      accountNumber: '09170001002',
      accountName: 'Maria Santos',
      password: SEEDED_PAYMENT_PASSWORD,
    })
    expect(added.usableFrom).toBe(bench.clock.now() + 24 * HOUR)
  })
})

describe('sessions', () => {
  it('end after half a day however they are used', async () => {
    const owner = await bench.signIn('maria')
    for (let count = 0; count < 36; count++) {
      bench.clock.advance(20 * MINUTE)
      await owner.client.member.info({})
    }
    bench.clock.advance(MINUTE)
    await expect(owner.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired' })
  })

  it('are ten at most: an eleventh ends the one unused for longest', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => bench.signIn('maria')))
    bench.clock.advance(MINUTE)
    for (const other of others) await other.client.member.info({})
    await bench.signIn('maria')
    await expect(first?.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired' })
    await others[0]?.client.member.info({})
  })

  it('all end when a mailed password is taken', async () => {
    const thief = await bench.signIn('maria')
    const guest = bench.visitor()
    await guest.client.security.forgotByEmail({ username: 'maria', email: 'maria@mail.example' })
    const [mail] = (await bench.read('sms')) as { code: string }[]
    await guest.client.session.login({ username: 'maria', password: mail?.code ?? '' })
    await expect(thief.client.member.info({})).rejects.toMatchObject({ kind: 'TokenExpired' })
  })

  it('with a password that somebody else knows change nothing until it is changed', async () => {
    await bench.operate('members/password', { merchant: 'crph', account: 'maria', firstTime: true })
    const { client } = await bench.signIn('maria')
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

describe('accounts without a password', () => {
  it('are not entered with the phone number: they prove themselves by a code on the phone', async () => {
    const guest = bench.visitor()
    for (const [module, on] of [
      ['MOBILENUMREG3', true],
      ['MOBILENUMPASSREG3', false],
    ] as const)
      await bench.operate('modules/set', { merchant: 'crph', module, on })
    const mobile = { mobileNum: '09179990001', countryDialingCode: '63' }
    await guest.client.verification.registerMobileSms({ mobileNo: '09179990001', countryDialingCode: '63' })
    const { token, userName } = await guest.client.member.registerMobile({
      ...mobile,
      verificationCode: '246810',
      birthday: '1990-01-01',
      domain: 'site.test',
      registerUrl: 'https://site.test/',
    })
    for (const password of ['09179990001', '639179990001', ''])
      expect(await codeOf(bench.visitor().client.session.login({ username: userName ?? '', password }))).toBe(
        'user.or.password.invalid',
      )
    guest.token = token
    bench.clock.advance(6 * MINUTE)
    const { code, value } = await refusal(guest.client.security.twoFactorEnrol({}))
    expect([code, readProofMethods(value)]).toEqual(['step.up.needed', ['sms']])
    await guest.client.security.stepUpCode({})
    await guest.client.security.stepUp({ smsCode: '246810' })
    await guest.client.security.twoFactorEnrol({})
  })
})

describe('asking again and again', () => {
  it('a picture is drawn a hundred and twenty times a minute for an address', async () => {
    const guest = bench.visitor()
    for (let count = 0; count < 120; count++) await guest.client.system.captcha({})
    expect(await codeOf(guest.client.system.captcha({}))).toBe('TOO_MANY_REQUESTS')
    bench.clock.advance(MINUTE)
    await guest.client.system.captcha({})
  })

  it('a number gets twenty codes an hour', async () => {
    const guest = bench.visitor()
    const ask = () => guest.client.security.forgotSms({ mobileNum: '09170001002', countryDialingCode: '63' })
    for (let count = 0; count < 20; count++) {
      await ask()
      bench.clock.advance(2_000)
    }
    expect(await codeOf(ask())).toBe('verification.receiver.paused')
  })

  it('an address learns of sixty accounts an hour and no more', async () => {
    const guest = bench.visitor()
    const ask = () => guest.client.security.forgotByEmail({ username: 'maria', email: 'x@mail.example' })
    for (let count = 0; count < 60; count++) expect(await codeOf(ask())).toBe('user.or.email.unknown')
    expect(await codeOf(ask())).toBe('TOO_MANY_REQUESTS')
  })

  it('a member learns of no more by numbers and addresses to bind, and an agent by accounts to create', async () => {
    for (const [account, ask] of [
      ['jun', ({ verify }: Client) => verify.sendEmail({ email: 'maria@mail.example' })],
      ['jun', ({ verify }: Client) => verify.sendSms({ mobileNum: '09170001002', countryDialingCode: '63' })],
      ['ace', ({ team }: Client) => team.addDownline({ username: 'maria', password: 'Secret123' })],
    ] as const) {
      bench = createBench()
      const { client } = await bench.signIn(account)
      const told = new Set<unknown>()
      for (let count = 0; count < 60; count++) told.add(await codeOf(ask(client)))
      expect([...told]).toHaveLength(1)
      expect([...told]).not.toContain(null)
      expect(await codeOf(ask(client))).toBe('TOO_MANY_REQUESTS')
    }
  })

  it('a phone takes twenty wrong codes an hour over all codes sent to it, whether anybody registered it or not', async () => {
    const guest = bench.visitor()
    for (const mobileNum of ['09170001002', '09179999999']) {
      const number = { mobileNum, countryDialingCode: '63' }
      const set = (verificationCode: string) =>
        codeOf(guest.client.security.setPasswordByPhone({ ...number, verificationCode, newPassword: 'Better123' }))
      for (let sent = 0; sent < 5; sent++) {
        bench.clock.advance(1_000)
        await guest.client.security.forgotSms(number)
        for (let guess = 0; guess < 4; guess++) expect(await set('111111')).toBe('verification.code.invalid')
      }
      expect(await set('246810')).toBe('TOO_MANY_REQUESTS')
    }
  })
})
