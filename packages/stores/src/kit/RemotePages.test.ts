import { describe, expect, it } from 'vitest'
import { deferred, settled } from '../testing/deferred.ts'
import { RemotePages } from './RemotePages.ts'

interface Page {
  readonly rows: readonly string[]
  readonly totalPages: number
}
interface Filters {
  readonly name?: string
}

const list = (joins = false) => {
  const asked: { readonly filters: Filters; readonly page: number; readonly signal: AbortSignal }[] = []
  const answers: ReturnType<typeof deferred<Page>>[] = []
  const pages = new RemotePages<Page, Filters>({
    now: () => 7,
    filters: () => ({}),
    fetch: (filters, page, signal) => {
      asked.push({ filters, page, signal })
      const answer = deferred<Page>()
      answers.push(answer)
      return answer.promise
    },
    ...(joins && { join: (before, next) => ({ ...next, rows: [...before.rows, ...next.rows] }) }),
  })
  const answer = async (...rows: string[]) => {
    answers.at(-1)?.resolve({ rows, totalPages: 3 })
    await settled()
  }
  return { pages, asked, answers, answer }
}

describe('a list of which one page shows', () => {
  it('goes to the nearest page there is and keeps showing the one before, marked stale', async () => {
    const { pages, asked, answer } = list()
    void pages.load()
    await answer('a')
    expect(pages.pageCount).toBe(3)
    pages.goTo(9)
    expect(asked.at(-1)?.page).toBe(3)
    expect(pages.result.value).toMatchObject({ state: 'ready', stale: true, data: { rows: ['a'] } })
    await answer('c')
    expect(pages.result.data?.rows).toEqual(['c'])
  })

  it.each([
    ['page', (pages: RemotePages<Page, Filters>) => pages.goTo(2)],
    ['filter', (pages: RemotePages<Page, Filters>) => pages.filter({ name: 'x' })],
  ])('shows no rows of the former %s when those of another do not come', async (_name, choose) => {
    const { pages, answers, answer } = list()
    void pages.load()
    await answer('a')
    choose(pages)
    answers.at(-1)?.reject(new Error('down'))
    await settled()
    expect(pages.result.value).toMatchObject({ state: 'failed' })
    void pages.load()
    await answer('b')
    void pages.load()
    answers.at(-1)?.reject(new Error('down'))
    await settled()
    expect(pages.result.data?.rows, 'a refresh keeps what is there').toEqual(['b'])
  })

  it('starts over at page 1 with another filter and drops the answer to the older question [S-289]', async () => {
    const { pages, asked, answers, answer } = list()
    void pages.load()
    await answer('a')
    pages.goTo(2)
    pages.filter({ name: 'x' })
    expect(asked.at(-1)).toMatchObject({ filters: { name: 'x' }, page: 1 })
    expect(asked.at(-2)?.signal.aborted).toBe(true)
    await answer('x')
    answers[1]?.resolve({ rows: ['late'], totalPages: 1 })
    await settled()
    expect(pages.result.data?.rows).toEqual(['x'])
  })

  it('tells another page or other filters from the same page loaded again', async () => {
    const { pages, answer } = list()
    void pages.load()
    expect(pages.isTurning).toBe(true)
    await answer('a')
    expect(pages.isTurning).toBe(false)
    void pages.load()
    expect(pages.isTurning, 'the same page again').toBe(false)
    await answer('a')
    pages.goTo(2)
    expect(pages.isTurning).toBe(true)
    await answer('b')
    pages.filter({ name: 'x' })
    expect(pages.isTurning).toBe(true)
    await answer('x')
    expect(pages.isTurning).toBe(false)
  })

  it('goes back to the beginning', async () => {
    const { pages, answer } = list()
    pages.filter({ name: 'x' })
    await answer('x')
    pages.reset()
    expect({ filters: pages.filters, page: pages.page, state: pages.result.value.state }).toEqual({
      filters: {},
      page: 1,
      state: 'idle',
    })
  })
})

describe('a list that grows', () => {
  it('joins each page to those before until the last one [S-284]', async () => {
    const { pages, asked, answer } = list(true)
    for (const row of ['a', 'b', 'c']) {
      expect(pages.hasMore).toBe(true)
      void pages.more()
      await answer(row)
    }
    expect(asked.map(({ page }) => page)).toEqual([1, 2, 3])
    expect(pages.result.data?.rows).toEqual(['a', 'b', 'c'])
    expect(pages.hasMore).toBe(false)
  })

  it('keeps what it has when a page fails to load, and asks for the same page again', async () => {
    const { pages, asked, answers, answer } = list(true)
    void pages.more()
    await answer('a')
    void pages.more()
    answers.at(-1)?.reject(new Error('lost'))
    await settled()
    expect(pages.result.data?.rows).toEqual(['a'])
    expect(pages.result.failure).toBeInstanceOf(Error)
    void pages.more()
    expect(asked.at(-1)?.page).toBe(2)
    await answer('b')
    expect(pages.result.data?.rows).toEqual(['a', 'b'])
  })
})
