import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sitePages } from '../src/app/pages.ts'
import { centreNames, centreParts, centreSources, pageSources } from './page-sources.ts'
import { scriptsAt, scriptsOf } from './scripts-ahead.ts'

type Bundle = Parameters<typeof scriptsOf>[0]

interface Made {
  readonly isEntry?: boolean
  readonly length?: number
}

const chunk = (
  fileName: string,
  modules: readonly string[],
  imports: readonly string[] = [],
  { isEntry = false, length = 900 }: Made = {},
) => ({
  type: 'chunk',
  fileName,
  moduleIds: modules.map((id) => `/repository/${id}`),
  imports,
  isEntry,
  code: ' '.repeat(length),
})
const files = [
  chunk('index.js', ['apps/site/src/main.tsx'], ['frame.js'], { isEntry: true }),
  chunk('frame.js', []),
  chunk('axios.js', ['node_modules/axios/index.js', 'node_modules/axios/lib/axios.js']),
  chunk('home.js', ['apps/site/src/pages/home/HomePage.tsx'], ['index.js']),
  chunk('safety.js', ['apps/site/src/safety/SafetyPage.tsx'], ['frame.js', 'choice.js']),
  chunk('choice.js', [], ['radio.js'], { length: 20_000 }),
  chunk('radio.js', [], ['choice.js']),
  chunk('pages.js', ['apps/site/src/member-centre/pages.ts'], ['index.js']),
  chunk('centre.js', ['apps/site/src/member-centre/MemberCentre.tsx'], ['pages.js', 'radio.js']),
  chunk('overlays.js', ['apps/site/src/shell/overlays/Overlays.tsx'], ['frame.js']),
  chunk('deposit.js', ['apps/site/src/member-centre/deposit/DepositPage.tsx'], ['choice.js', 'pages.js']),
  chunk('categories.js', ['apps/site/src/shell/header/Categories.tsx'], ['radio.js']),
  chunk('first-en.js', ['packages/locales/src/messages/en/first-view.ts']),
  chunk('en.js', ['packages/locales/src/messages/en/index.ts'], ['first-en.js']),
  chunk('first-ty.js', ['packages/locales/src/texts/TY.first.js']),
  chunk('ty.js', ['packages/locales/src/texts/TY.whole.js'], ['first-ty.js'], { length: 20_000 }),
]
const ahead = scriptsOf(Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Bundle)

const asked = (at: string, query: Readonly<Record<string, string>> = {}) =>
  scriptsAt(ahead, { at, query, languages: ['TY', 'EN', 'AR'], usual: 'TY' })
const links = (html: string) =>
  [...html.matchAll(/<link rel="later"(?: data-run)? fetchpriority="low" crossorigin href="([^"]+)"/g)].map(
    ([, to]) => to,
  )

it('asks for what sends requests and what the page at the path imports, and for nothing that every page loads anyway', () => {
  expect(links(asked('/'))).toEqual(['/axios.js', '/home.js'])
  expect(links(asked('/safety'))).toEqual(['/axios.js', '/radio.js', '/choice.js', '/safety.js'])
  expect(links(asked('/Safety/'))).toEqual(links(asked('/safety')))
  expect(links(asked('/no/such/page'))).toEqual(['/axios.js'])
})

it('asks for what the centre of the address shows too, each script once', () => {
  const atHome = links(asked('/', { centre: 'depositv2' }))
  expect(atHome.toSorted()).toEqual(
    [
      '/axios.js',
      '/home.js',
      '/pages.js',
      '/centre.js',
      '/radio.js',
      '/choice.js',
      '/overlays.js',
      '/deposit.js',
    ].sort(),
  )
  expect(links(asked('/safety', { centre: 'depositv2' }))).toContain('/deposit.js')
  expect(asked('/', { centre: 'depositv2' })).toContain('"/ty.js"')
  for (const query of [{ centre: 'noSuchPage' }, { centre: '' }, { centre: 'constructor' }, { other: 'depositv2' }])
    expect(asked('/', query as Record<string, string>)).toBe(asked('/'))
})

it('names the source of every page of the site and of both centres', () => {
  expect(sitePages.length).toBeGreaterThan(25)
  const ofCentres = centreNames.flatMap((name) => [...centreSources(name).values(), ...centreParts[name]])
  for (const source of [...pageSources, ...ofCentres])
    expect(existsSync(path.join(import.meta.dirname, '../src', source)), source).toBe(true)
})

it('gives each heavy script its own task, dependencies first, and asks for the texts before all others', () => {
  const html = asked('/safety')
  const run = [...html.matchAll(/<link rel="later" data-run [^>]*href="([^"]+)"/g)].map(([, to]) => to)
  expect(run).toEqual(['/choice.js'])
  expect(html).toContain('"TY",["/ty.js"])</script>')
  expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<link'))
})

it('asks for the row of categories where the window is wide enough for it', () => {
  const wide = [...asked('/').matchAll(/ media="\(width >= 48rem\)" href="([^"]+)"/g)].map(([, to]) => to)
  expect(wide).toEqual(['/choice.js', '/radio.js', '/categories.js'])
})

it('asks for the texts of the device’s language: those of the first look on home, all of them on other pages', () => {
  expect(asked('/')).toContain('{"TY":["/first-ty.js"],"EN":["/first-en.js"]},"TY",[])')
  expect(asked('/safety')).toContain('{"TY":["/first-ty.js","/ty.js"],"EN":["/first-en.js","/en.js"]},"TY"')
})
