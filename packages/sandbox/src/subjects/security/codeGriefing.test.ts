import { MINUTE } from '@croupier/locales/calendar'
import { PlatformError, readLoginVerification } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createBench, type Bench, type Visitor } from '../../testing/createBench.ts'
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
const maria = { mobileNum: '09170001002', countryDialingCode: '63' }
/** Maria at home, on a device that keeps the platform's cookie; she has signed out. */
const atHome = async (): Promise<Visitor> => {
  const home = await bench.signIn('maria')
  await home.client.session.logout({})
  home.token = null
  return home
}
const enter = ({ client }: Visitor, password = '246810') =>
  client.session.login({ type: 'sms', username: maria.mobileNum, password })
const exhaust = async (ask: () => Promise<unknown>) => {
  for (let count = 0; count < 20; count++) {
    await ask()
    bench.clock.advance(1_000)
  }
}

describe('a stranger who asks for codes to somebody’s number until no more are sent', () => {
  it('is refused with the other ways in, and the owner’s known device still gets its code', async () => {
    const home = await atHome()
    const stranger = bench.visitor()
    await exhaust(() => stranger.client.verification.loginSms(maria))
    const { code, message } = await refusal(stranger.client.verification.loginSms(maria))
    expect(code).toBe('verification.receiver.paused')
    expect(message).toMatch(/device you logged in on before.*password.*e-mail/s)
    await home.client.verification.loginSms(maria)
    expect((await enter(home)).userName).toBe('maria')
  })

  it('closes neither the password nor the letter to the owner on a new device', async () => {
    const stranger = bench.visitor()
    await exhaust(() => stranger.client.verification.loginSms(maria))
    await refusal(stranger.client.verification.loginSms(maria))
    expect((await bench.signIn('maria')).token).toBeTruthy()
    await bench.visitor().client.security.forgotByEmail({ username: 'maria', email: 'maria@mail.example' })
  })

  it('keeps no new password from the owner’s known device, by phone or by letter', async () => {
    const home = await atHome()
    const stranger = bench.visitor()
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

describe('a stranger who types wrong codes', () => {
  it('uses up no code of the owner’s known device, however many', async () => {
    const home = await atHome()
    const stranger = bench.visitor()
    await home.client.verification.loginSms(maria)
    await stranger.client.verification.loginSms(maria)
    for (let count = 0; count < 5; count++)
      expect((await refusal(enter(stranger, '111111'))).code).toBe('verification.code.invalid')
    expect((await refusal(enter(stranger))).code).toBe('verification.code.invalid')
    expect((await enter(home)).userName).toBe('maria')
  })

  it('and knows the password besides, locks the second step for strangers and not for the owner’s known device', async () => {
    const home = await atHome()
    const { secret } = (await bench.operate('members/twofactor', {
      merchant: 'crph',
      account: 'maria',
      on: true,
    })) as { secret: string }
    const ticketOf = async ({ client }: Visitor) => {
      const { value } = await refusal(client.session.login({ username: 'maria', password: 'Croupier1' }))
      return readLoginVerification(value)?.ticket ?? ''
    }
    const step = async (who: Visitor, answer: string) =>
      who.client.verify.login({ ticket: await ticketOf(who), step: 'authenticator', answer })
    const right = () => totpCode(secret, totpStep(bench.clock.now()))
    const stranger = bench.visitor()
    for (let count = 0; count < 10; count++) await refusal(step(stranger, '000000'))
    expect((await refusal(step(stranger, right()))).code).toBe('TOO_MANY_REQUESTS')
    expect((await step(home, right())).userName).toBe('maria')
    // The device itself gets ten as well.
    for (let count = 0; count < 10; count++) await refusal(step(home, '000000'))
    expect((await refusal(step(home, right()))).code).toBe('TOO_MANY_REQUESTS')
    bench.clock.advance(15 * MINUTE)
    expect((await step(home, right())).userName).toBe('maria')
  })
})
