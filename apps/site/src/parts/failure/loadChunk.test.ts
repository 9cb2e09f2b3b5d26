import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError, StyleLoadError } from './ChunkLoadError.ts'
import { loadChunk } from './loadChunk.ts'

const site = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { location: { href: 'https://site.example/' } })
  vi.stubGlobal('fetch', site.mockResolvedValue(new Response()))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (failure: unknown) => failure,
  )

it('gives what was loaded', async () => {
  expect(await loadChunk('lobby', () => Promise.resolve('page'))).toBe('page')
})

it('fails after 120 s, naming chunk and reason [S-406]', async () => {
  const failure = failureOf(loadChunk('lobby', () => new Promise(() => undefined)))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await failure).toMatchObject({ name: 'ChunkLoadError', chunk: 'lobby', reason: 'timeout' })
})

it('does not give up a moment earlier', async () => {
  let settled = false
  void failureOf(loadChunk('lobby', () => new Promise(() => undefined))).then(() => (settled = true))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(settled).toBe(false)
})

it('tells a missing chunk from another fault [S-406]', async () => {
  const missing = await failureOf(
    loadChunk('game', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'))),
  )
  const other = await failureOf(loadChunk('game', () => Promise.reject(new SyntaxError('Unexpected token'))))
  expect(missing).toBeInstanceOf(ChunkLoadError)
  expect(missing).toMatchObject({ reason: 'missing' })
  expect(other).toMatchObject({ reason: 'other' })
})

it('says that the line is down where the site does not answer either', async () => {
  site.mockRejectedValue(new TypeError('Failed to fetch'))
  const failure = await failureOf(
    loadChunk('game', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'))),
  )
  expect(failure).toMatchObject({ reason: 'offline' })
})

it('requests a file once more before it gives up [S-406]', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'))
    .mockResolvedValueOnce('page')
  expect(await loadChunk('game', load)).toBe('page')
})

it('reports styles that did not load as such [S-407]', async () => {
  const failure = await failureOf(
    loadChunk('help', () => Promise.reject(new Error('Unable to preload CSS for /assets/help.css'))),
  )
  expect(failure).toBeInstanceOf(StyleLoadError)
  expect(failure).toMatchObject({ message: 'Loading CSS chunk failed' })
})
