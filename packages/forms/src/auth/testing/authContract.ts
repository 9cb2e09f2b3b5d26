import { beforeEach, describe, expect, it } from 'vitest'
import { authErrorCodes, type AuthErrorCode, type AuthPort } from '../AuthPort.ts'

/** An adapter under test, with the controls of its provider that the suite needs. */
export interface AuthHarness {
  readonly auth: AuthPort
  /** The code last sent to a number. */
  readonly codeFor: (mobile: string) => Promise<string>
  /** Makes the provider refuse the next call with this error. */
  readonly failNext: (code: AuthErrorCode) => Promise<void>
  /** A credential of a test account in a channel that the provider accepts. */
  readonly credential: (channel: 'google' | 'facebook' | 'telegram') => { idToken?: string; accessToken?: string }
}

const numbers = ['+639171234567', '+8801712345678'] as const

const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>

/** What every `AuthPort` adapter must do; run against the sandbox's and, with the emulator, against Firebase's. */
export const authContract = (
  name: string,
  start: () => Promise<AuthHarness>,
  /** Errors that the provider under test can be made to return. */
  refusals: readonly AuthErrorCode[] = authErrorCodes,
) =>
  describe(`sign-in by ${name}`, () => {
    let harness: AuthHarness
    beforeEach(async () => {
      harness = await start()
    })

    for (const mobile of numbers) {
      it(`proves ${mobile} by the code that was sent to it [S-090] [S-152]`, async () => {
        const sent = await harness.auth.sendCode(mobile)
        const proved = await sent.confirm(await harness.codeFor(mobile))
        expect(proved.firebaseChannel).toBe('sms')
        expect(claims(proved.firebaseIdToken)).toMatchObject({ sub: expect.any(String), exp: expect.any(Number) })
      })
    }

    it('names a wrong and an empty code, and takes the right one afterwards [S-126]', async () => {
      const sent = await harness.auth.sendCode(numbers[0])
      const right = await harness.codeFor(numbers[0])
      const wrong = right === '000000' ? '000001' : '000000'
      await expect(sent.confirm(wrong)).rejects.toMatchObject({ code: 'invalid-verification-code' })
      await expect(sent.confirm('')).rejects.toMatchObject({ code: 'missing-verification-code' })
      await expect(sent.confirm(right)).resolves.toMatchObject({ firebaseChannel: 'sms' })
    })

    it('names an invalid number, and a missing one [S-126]', async () => {
      await expect(harness.auth.sendCode('0917')).rejects.toMatchObject({ code: 'invalid-phone-number' })
      await expect(harness.auth.sendCode('')).rejects.toMatchObject({ code: 'missing-phone-number' })
    })

    for (const channel of ['google', 'facebook', 'telegram'] as const) {
      it(`takes a credential of ${channel} [S-090]`, async () => {
        const proved = await harness.auth.signInWithCredential(channel, harness.credential(channel))
        expect(proved.firebaseChannel).toBe(channel)
        expect(claims(proved.firebaseIdToken)['sub']).toEqual(expect.any(String))
      })
    }

    it('refuses an empty credential without claiming a reason [S-127]', async () => {
      await expect(harness.auth.signInWithCredential('telegram', {})).rejects.toMatchObject({ name: 'AuthFailure' })
    })

    for (const code of refusals) {
      it(`reports ${code} when the provider refuses with it [S-126] [S-127]`, async () => {
        await harness.failNext(code)
        const call = code === 'popup-closed-by-user' ? harness.auth.signIn('google') : harness.auth.sendCode(numbers[0])
        await expect(call).rejects.toMatchObject({ name: 'AuthFailure', code })
      })
    }
  })
