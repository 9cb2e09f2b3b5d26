/**
 * Every module is switched off in turn, and a visitor, a member and an agent walk the screens that it touches: its
 * entries, pages and calls are gone, and what stays works.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { endpoints } from '../packages/api/src/contract/contract.ts'
import { allModules, modules, type Module, type ModuleId } from '../packages/api/src/merchant/modules.ts'
import type { SiteMap } from '../scripts/site-map/siteMap.ts'
import { arrive, arriveAs } from './arrival.ts'
import { operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'parallel' })
test.beforeEach(() => reset())

const map = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../scripts/site-map/siteMap.json'), 'utf8'),
) as SiteMap

/** One address for each page component: others with the same one make the same calls. */
const pages: Readonly<Record<string, string>> = {
  'page /': '/',
  'page /rng': '/rng',
  'page /live': '/live',
  'page /sports': '/sports',
  'page /lottery': '/lottery',
  'page /help': '/help',
  'page /join': '/join',
  'page /pointMall': '/pointMall',
  'page /promotions': '/promotions',
  'window login': '/login',
  'window register': '/register',
}

/** Calls that only answer a question of the platform: their module may be off. */
const unswitched = new Set(endpoints().flatMap(({ id, unswitched: is }) => (is ? [id] : [])))
const callsOf = (id: ModuleId) =>
  new Set(endpoints().flatMap((one) => (one.module === id && !unswitched.has(one.id) ? [one.id] : [])))

/** Addresses of the screens that a module touches, of this kind. */
function addresses(id: ModuleId, kind: 'site' | 'member' | 'agent'): readonly string[] {
  const flag = map.flags.find((one) => one.id === id)
  const calls = callsOf(id)
  const touched = [
    ...map.screens.filter((screen) => screen.calls.some((call) => calls.has(call as never))).map(({ name }) => name),
    ...(flag?.entries ?? []),
    ...(flag?.screens ?? []),
  ]
  const found = touched.flatMap((name) => {
    const [, centre, page] = /^(member|agent) centre: (\w+)$/.exec(name) ?? []
    if (centre !== undefined) return centre === kind ? [`/?${kind === 'agent' ? 'agent' : 'centre'}=${page}`] : []
    return kind === 'site' && pages[name] !== undefined ? [pages[name]] : []
  })
  return [...new Set(found)]
}

/** What a page asks of the platform while it is open. */
class Wire {
  readonly refused: string[] = []
  readonly sent = new Set<string>()
  #open = 0
  #quietSince = Date.now()

  constructor(page: Page) {
    page.on('request', (request) => {
      if (!/\/(wps|lgw|lotto)/.test(new URL(request.url()).pathname)) return
      this.#count(1)
      const module = request.headers()['moduleid']
      if (module) this.sent.add(module)
    })
    page.on('requestfinished', (request) => /\/(wps|lgw|lotto)/.test(request.url()) && this.#count(-1))
    page.on('requestfailed', (request) => /\/(wps|lgw|lotto)/.test(request.url()) && this.#count(-1))
    page.on('response', (response) => {
      if (response.status() === 403) this.refused.push(new URL(response.url()).pathname)
    })
  }

  forget(): void {
    this.refused.length = 0
    this.sent.clear()
    this.#open = 0
  }

  /** Nothing has been on its way for a moment. */
  isQuiet = (): boolean => this.#open <= 0 && Date.now() - this.#quietSince > 150

  #count(by: number): void {
    this.#open += by
    this.#quietSince = Date.now()
  }
}

const startsOff = (id: ModuleId) => (modules[id] as Module).startsOff === true

/** Entries of the menus that are on the page: paths of the site, and pages of a centre by their names. */
const entriesOf = (page: Page) =>
  page.evaluate(() => ({
    paths: [
      ...new Set(
        [...document.querySelectorAll<HTMLAnchorElement>('header a[href], nav a[href], footer a[href]')]
          .filter((link) => link.origin === location.origin)
          .map((link) => link.pathname),
      ),
    ],
    notFound: document.title.startsWith('Page not found'),
    centre: new URLSearchParams(location.search).get('agent') ?? new URLSearchParams(location.search).get('centre'),
  }))

async function walk(page: Page, kinds: readonly ('site' | 'member' | 'agent')[]): Promise<void> {
  const wire = new Wire(page)
  const missing = new Set<string>()
  for (const id of allModules) {
    const wanted = kinds.flatMap((kind) => addresses(id, kind))
    await test.step(`${id}: ${wanted.join(' ') || '/'}`, async () => {
      if (!startsOff(id)) await operate('modules/set', { merchant: 'crph', module: id, on: false })
      const offered = new Set<string>()
      for (const address of ['/', ...wanted]) {
        wire.forget()
        await page.goto(address)
        await page.waitForFunction(() => document.querySelector('#root[data-live]') && document.querySelector('h1'))
        await page.mouse.move(1, 1)
        await expect.poll(wire.isQuiet, { intervals: [30] }).toBe(true)
        const at = `${address} without ${id}`
        expect(wire.refused, `${at}: refused calls`).toEqual([])
        if (![...unswitched].some((call) => endpoints().find((one) => one.id === call)?.module === id))
          expect([...wire.sent], `${at}: sent calls`).not.toContain(id)
        await expect(page.getByText('This function is not available'), at).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('alert'), `${at}: failures`).toHaveCount(0)
        const { paths, notFound } = await entriesOf(page)
        for (const one of paths) offered.add(one)
        if (notFound) missing.add(address)
        if (notFound) expect(offered.has(address), `${at}: an entry that leads nowhere`).toBe(false)
      }
      if (!startsOff(id)) await operate('modules/set', { merchant: 'crph', module: id, on: true })
    })
  }
  if (kinds.includes('site'))
    expect([...missing].toSorted(), 'pages that are gone with their module').toEqual(
      ['/join', '/live', '/pointMall', '/promotions', '/register', '/rng', '/sports'].toSorted(),
    )
}

test('a visitor meets nothing of a module that is switched off, for each of them [S-431] [S-432] [G-85]', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await arrive(page)
  await walk(page, ['site'])
})

test('a member meets nothing of a module that is switched off, for each of them [S-431] [S-432] [G-85]', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await arriveAs(page, 'maria')
  await walk(page, ['member'])
})

test('an agent meets nothing of a module that is switched off, for each of them [S-388] [S-431] [G-85]', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await arriveAs(page, 'ace')
  await walk(page, ['agent'])
})
