import type { RootStore } from '@croupier/stores'
import { expect, it, vi } from 'vitest'
import { beginLoads, loadsAhead, loadsOf, wasBegun, type PageLoad } from './pageLoads.ts'

const root = {} as RootStore

it('begins the loads of a page ahead, and reports that to its page once', async () => {
  const asked: string[] = []
  const games: PageLoad = (_root, search) => asked.push(`games${search}`)
  const broken: PageLoad = () => Promise.reject(new Error('No answer.'))
  const later: PageLoad = () => asked.push('later')
  const Page = () => null
  loadsAhead(Page, games, broken)
  await beginLoads(root, loadsOf(Page), '?type=hot')
  expect(asked).toEqual(['games?type=hot'])
  expect(wasBegun(root, games)).toBe(true)
  // The page loads again where it is opened again.
  expect(wasBegun(root, games)).toBe(false)
  expect(wasBegun(root, later)).toBe(false)
  expect(wasBegun({} as RootStore, broken)).toBe(false)
})

it('loads again when the page opens much later, such as the deposit page after a break', async () => {
  const limits: PageLoad = () => undefined
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  await beginLoads(root, [limits], '')
  now.mockReturnValue(12_000)
  expect(wasBegun(root, limits)).toBe(false)
  vi.restoreAllMocks()
})

it('has no loads for a page that names none', () => {
  expect(loadsOf(() => null)).toEqual([])
})
