import { PlatformError } from '@croupier/api'
import { expect } from 'vitest'
import { totpCode, totpStep } from '../domains/access/security/totp.ts'
import type { TestPlatform, Visitor } from './createTestPlatform.ts'

/** The refusal of a call that must be refused. */
export async function refusal(call: Promise<unknown>): Promise<PlatformError> {
  const failure: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(failure).toBeInstanceOf(PlatformError)
  return failure as PlatformError
}

/** The code of a call that must be refused. */
export const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code

/** The answer to a captcha for a visitor. */
export async function captchaFor(testPlatform: TestPlatform, visitor: Visitor): Promise<string> {
  await visitor.client.system.captcha({})
  return ((await testPlatform.read('captchas')) as { answer: string }[])[0]?.answer ?? ''
}

/** Switches an account's second step on, and returns a code of its authenticator; `off` counts half minutes. */
export async function authenticatorOf(testPlatform: TestPlatform, account: string): Promise<(off?: number) => string> {
  const { secret } = (await testPlatform.operate('members/twofactor', { merchant: 'crph', account, on: true })) as {
    secret: string
  }
  return (off = 0) => totpCode(secret, totpStep(testPlatform.clock.now()) + off)
}
