import type { Page } from 'playwright'
import {
  AuthFailure,
  type AuthErrorCode,
  type AuthPort,
  type ProvedIdentity,
  type SocialCredential,
} from '../packages/forms/src/auth/AuthPort.ts'

type Channel = 'google' | 'facebook' | 'telegram'
type Told<Value> = { readonly value: Value } | { readonly code: string }

/** What the page offers: the adapter with the real SDK, one call at a time. */
export interface Remote {
  readonly sendCode: (mobile: string) => Promise<Told<number>>
  readonly confirm: (index: number, code: string) => Promise<Told<ProvedIdentity>>
  readonly signIn: (channel: Channel) => Promise<Told<ProvedIdentity>>
  readonly signInWithCredential: (channel: Channel, credential: SocialCredential) => Promise<Told<ProvedIdentity>>
}

const opened = <Value>(told: Told<Value>): Value => {
  if ('value' in told) return told.value
  throw new AuthFailure(told.code as AuthErrorCode)
}

/** The adapter that runs in a page, as a port for tests outside of it. */
export const remoteAuth = (page: Page): AuthPort => {
  const call = async <Name extends keyof Remote>(name: Name, ...given: Parameters<Remote[Name]>) =>
    (await page.evaluate(
      ([method, values]) => {
        const { remote } = globalThis as unknown as { remote: Record<string, (...values: unknown[]) => unknown> }
        return remote[method as string]?.(...(values as unknown[]))
      },
      [name, given] as const,
    )) as Awaited<ReturnType<Remote[Name]>>
  return {
    async sendCode(mobile) {
      const index = opened(await call('sendCode', mobile))
      return { confirm: async (code) => opened(await call('confirm', index, code)) }
    },
    prepare: async () => undefined,
    signIn: async (channel) => opened(await call('signIn', channel)),
    signInWithCredential: async (channel, credential) =>
      opened(await call('signInWithCredential', channel, credential)),
  }
}
