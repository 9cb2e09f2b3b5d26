import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const asked: string[] = []

const request = (address: string, headers: Record<string, string> = {}) =>
  new Request(`https://demo.test${address}`, { headers: { Merchant: 'crph', Language: 'TY', ...headers } })
const early = (address: string, answer: Promise<Response> = Promise.resolve(new Response('early'))) => ({
  address,
  headers: { Merchant: 'crph', Language: 'TY' },
  answer,
})

beforeEach(() => {
  asked.length = 0
  vi.spyOn(performance, 'now').mockReturnValue(4_000)
  vi.stubGlobal('location', { href: 'https://demo.test/rng' })
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url)
    return new Response('asked')
  })
})
afterEach(() => {
  globalThis.earlyAnswers = undefined
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const carried = async (one: Request) => {
  const { carryEarly } = await import('./earlyAnswers.ts')
  return (await carryEarly(one)).text()
}

it('takes the answer that the page has asked for, once', async () => {
  globalThis.earlyAnswers = [early('/wps/system/status?domain=demo.test')]
  expect(await carried(request('/wps/system/status?domain=demo.test'))).toBe('early')
  expect(await carried(request('/wps/system/status?domain=demo.test'))).toBe('asked')
})

it('asks itself for whatever is not the same: another language, somebody who is signed in, another address', async () => {
  globalThis.earlyAnswers = [early('/wps/relay/games?page=1')]
  expect(await carried(request('/wps/relay/games?page=1', { Language: 'EN' }))).toBe('asked')
  expect(await carried(request('/wps/relay/games?page=1', { Authorization: 'token' }))).toBe('asked')
  expect(await carried(request('/wps/relay/games?page=2'))).toBe('asked')
  expect(await carried(request('/wps/relay/games?page=1'))).toBe('early')
})

it('asks again where the early request failed, and for what was asked long ago', async () => {
  globalThis.earlyAnswers = [early('/wps/a', Promise.reject(new TypeError('No connection.'))), early('/wps/b')]
  expect(await carried(request('/wps/a'))).toBe('asked')
  vi.mocked(performance.now).mockReturnValue(31_000)
  expect(await carried(request('/wps/b'))).toBe('asked')
})
