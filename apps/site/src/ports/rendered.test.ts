import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answersOf, comparable, type PageAnswer } from './rendered.ts'

const answer = (address: string, text: string, headers: Record<string, string> = {}): PageAnswer => ({
  address,
  headers,
  text,
})
const early = (...answers: readonly PageAnswer[]) => {
  const ask = answersOf({ at: 0, isWide: false, language: 'EN', imageCdn: '', styles: [], answers })
  return async (address: string, more: { method?: string; headers?: Record<string, string> } = {}) =>
    (await ask({ method: 'GET', address, headers: {}, ...more } as Parameters<typeof ask>[0]))?.text
}

beforeEach(() => vi.stubGlobal('window', { location: new URL('https://play.example:4000/rng') }))
afterEach(() => vi.unstubAllGlobals())

it('answers a request once, and asks the platform from then on', async () => {
  const ask = early(answer('/wps/relay/games', 'first'))
  expect(await ask('/wps/relay/games')).toBe('first')
  expect(await ask('/wps/relay/games')).toBeUndefined()
})

it('takes the host of the browser and any moment for the ones of the request', async () => {
  const ask = early(answer(comparable('/wps/system/status?domain=__HOST__&t=1700000000000'), 'open'))
  expect(await ask('/wps/system/status?domain=play.example%3A4000&t=1711111111111')).toBe('open')
})

it('answers no logged-in person, no write, and no other merchant', async () => {
  const ask = early(answer('/wps/relay/games', 'first', { merchant: 'crph' }))
  expect(await ask('/wps/relay/games', { headers: { merchant: 'crbd' } })).toBeUndefined()
  expect(await ask('/wps/relay/games', { headers: { merchant: 'crph', authorization: 'Bearer x' } })).toBeUndefined()
  expect(await ask('/wps/relay/games', { method: 'POST', headers: { merchant: 'crph' } })).toBeUndefined()
  expect(await ask('/wps/relay/games', { headers: { merchant: 'crph' } })).toBe('first')
})
