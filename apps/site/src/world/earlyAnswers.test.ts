import type { WireRequest } from '@croupier/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const request = (address: string, headers: Record<string, string> = {}): WireRequest => ({
  method: 'GET',
  address,
  headers: { Merchant: 'crph', Language: 'TY', ...headers },
  body: null,
})
const early = (address: string, answer: Promise<Response> = Promise.resolve(new Response('early'))) => ({
  address,
  headers: { merchant: 'crph', language: 'TY' },
  answer,
})

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(4_000)
  vi.stubGlobal('location', { href: 'https://demo.test/rng' })
})
afterEach(() => {
  globalThis.earlyAnswers = undefined
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answered = async (one: WireRequest) => {
  const { earlyAnswer } = await import('./earlyAnswers.ts')
  return (await earlyAnswer(one))?.text ?? 'none'
}

it('takes the answer that the page has asked for, once', async () => {
  globalThis.earlyAnswers = [early('/wps/system/status?domain=demo.test')]
  expect(await answered(request('/wps/system/status?domain=demo.test'))).toBe('early')
  expect(await answered(request('/wps/system/status?domain=demo.test'))).toBe('none')
})

it('has none for whatever is not the same: another language, somebody who is signed in, another address', async () => {
  globalThis.earlyAnswers = [early('/wps/relay/games?page=1')]
  expect(await answered(request('/wps/relay/games?page=1', { Language: 'EN' }))).toBe('none')
  expect(await answered(request('/wps/relay/games?page=1', { Authorization: 'token' }))).toBe('none')
  expect(await answered(request('/wps/relay/games?page=2'))).toBe('none')
  expect(await answered(request('/wps/relay/games?page=1'))).toBe('early')
})

it('leaves a failed early request to be sent again, and no more meets what was asked long ago', async () => {
  globalThis.earlyAnswers = [early('/wps/a', Promise.reject(new TypeError('No connection.'))), early('/wps/b')]
  await expect(answered(request('/wps/a'))).rejects.toThrow('No connection.')
  vi.mocked(performance.now).mockReturnValue(31_000)
  expect(await answered(request('/wps/b'))).toBe('none')
})
