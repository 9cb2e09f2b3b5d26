import { expect, it, vi } from 'vitest'
import type { RenderedFor } from '../../src/entry.server.tsx'
import { PageCache } from './PageCache.ts'

const view = (path: string, isWide = false) =>
  ({
    path,
    isWide,
    language: 'TY',
    host: 'demo.test',
    platformUrl: '',
    page: { served: 'crph' },
  }) as unknown as RenderedFor
it('draws a page once for all who ask within 20 seconds, and again for the next', async () => {
  let now = 0
  const draw = vi.fn(async ({ path }: RenderedFor) => `${path} at ${now}`)
  const views = new PageCache(draw, () => now)
  const both = await Promise.all([views.at(view('/rng')), views.at(view('/rng'))])
  expect(both).toEqual(['/rng at 0', '/rng at 0'])
  now = 19_000
  expect(await views.at(view('/rng'))).toBe('/rng at 0')
  expect(draw).toHaveBeenCalledTimes(1)
  // The previous one is sent once more, and the next visitor gets the new one.
  now = 21_000
  expect(await views.at(view('/rng'))).toBe('/rng at 0')
  await vi.waitFor(async () => expect(await views.at(view('/rng'))).toBe('/rng at 21000'))
  expect(draw).toHaveBeenCalledTimes(2)
  await views.at(view('/rng', true))
  expect(draw).toHaveBeenCalledTimes(3)
})

it('sends no page that is older than ten minutes, and none where the platform does not answer in time', async () => {
  vi.useFakeTimers()
  let now = 0
  let answers = true
  const views = new PageCache(
    async () => (answers ? 'old' : new Promise<undefined>(() => undefined)),
    () => now,
  )
  await views.at(view('/rng'))
  now = 11 * 60_000
  answers = false
  const late = views.at(view('/rng'))
  await vi.advanceTimersByTimeAsync(400)
  await expect(late).resolves.toBeUndefined()
  vi.useRealTimers()
})

it('goes on drawing after a page that failed', async () => {
  const views = new PageCache(async ({ path }) => {
    if (path === '/broken') throw new Error('No such page.')
    return path
  })
  const [broken, whole] = await Promise.all([views.at(view('/broken')), views.at(view('/rng'))])
  expect(broken).toBeUndefined()
  expect(whole).toBe('/rng')
})
