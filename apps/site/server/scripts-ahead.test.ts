import { expect, it } from 'vitest'
import { scriptsAt, scriptsOf } from './scripts-ahead.ts'

type Bundle = Parameters<typeof scriptsOf>[0]

const chunk = (fileName: string, modules: readonly string[], imports: readonly string[] = [], isEntry = false) => ({
  type: 'chunk',
  fileName,
  moduleIds: modules.map((id) => `/repository/${id}`),
  imports,
  isEntry,
})
const files = [
  chunk('index.js', ['apps/site/src/main.tsx'], ['frame.js'], true),
  chunk('frame.js', []),
  chunk('axios.js', ['node_modules/axios/index.js', 'node_modules/axios/lib/axios.js']),
  chunk('home.js', ['apps/site/src/pages/home/HomePage.tsx'], ['index.js']),
  chunk('safety.js', ['apps/site/src/safety/SafetyPage.tsx'], ['frame.js', 'choice.js']),
  chunk('choice.js', [], ['radio.js']),
  chunk('radio.js', [], ['choice.js']),
  chunk('categories.js', ['apps/site/src/shell/header/Categories.tsx'], ['radio.js']),
  chunk('first-en.js', ['packages/locales/src/messages/en/first-view.ts']),
  chunk('en.js', ['packages/locales/src/messages/en/index.ts'], ['first-en.js']),
  chunk('first-ty.js', ['packages/locales/src/messages/ty/first-view.ts']),
  chunk('ty.js', ['packages/locales/src/messages/ty/index.ts'], ['first-ty.js']),
]
const ahead = scriptsOf(Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Bundle)

const asked = (at: string) => scriptsAt(ahead, { at, languages: ['TY', 'EN', 'AR'], usual: 'TY' })
const links = (html: string) =>
  [...html.matchAll(/<link rel="later" fetchpriority="low" crossorigin href="([^"]+)"/g)].map(([, to]) => to)

it('asks for what sends requests and what the page at the path imports, and for nothing that every page loads anyway', () => {
  expect(links(asked('/'))).toEqual(['/axios.js', '/home.js'])
  expect(links(asked('/safety'))).toEqual(['/axios.js', '/safety.js', '/choice.js', '/radio.js'])
  expect(links(asked('/Safety/'))).toEqual(links(asked('/safety')))
  expect(links(asked('/no/such/page'))).toEqual(['/axios.js'])
})

it('asks for the row of categories where the window is wide enough for it', () => {
  const wide = [...asked('/').matchAll(/ media="\(width >= 48rem\)" href="([^"]+)"/g)].map(([, to]) => to)
  expect(wide).toEqual(['/categories.js', '/radio.js', '/choice.js'])
})

it('asks for the texts of the device’s language: those of the first look on home, all of them on other pages', () => {
  expect(asked('/')).toContain('{"TY":["/first-ty.js"],"EN":["/first-en.js"]},"TY"')
  expect(asked('/safety')).toContain('{"TY":["/ty.js","/first-ty.js"],"EN":["/en.js","/first-en.js"]},"TY"')
})
