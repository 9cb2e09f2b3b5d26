import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isValidElement } from 'react'
import { expect, it } from 'vitest'
import { pageSources } from '../../server/page-sources.ts'
import { routes } from './routes.tsx'

const source = readFileSync(path.join(import.meta.dirname, 'routes.tsx'), 'utf8')

/** The page groups that the specification names. */
const groups = [
  'byIframe',
  'download',
  'egame',
  'fbSports',
  'game',
  'help',
  'index',
  'joinus',
  'live',
  'lottery',
  'pointMall',
  'promo',
  'promoDetail',
  'seamless',
]

const lazy = [...source.matchAll(/page\(\s*'(\w[\w-]*)',\s*async \(\) => \(await import\('([^']+)'\)/g)]

it('loads each page group as a chunk of its own, and none of them with the shell [S-049]', () => {
  expect(lazy.map(([, name]) => name)).toEqual(expect.arrayContaining(groups))
  // One module each: pages that share one would share its chunk.
  const modules = lazy.map(([, , file]) => file)
  expect(new Set(modules).size).toBe(modules.length)
  const eager = [...source.matchAll(/^import .* from '\.\.\/pages\/(.+)'/gm)].map(([, file]) => file)
  expect(eager).toEqual(['not-found/NotFoundPage.tsx'])
})

it('lets the server ask for the scripts of each path’s page ahead', () => {
  const sources = new Map(lazy.map(([, chunk, file = '']) => [chunk, file.replace('../', '')]))
  const shown = routes.flatMap(({ path: at, element }) => {
    const { chunk } = isValidElement(element) ? (element.type as { chunk?: string }) : {}
    return at !== undefined && chunk !== undefined ? [[at, sources.get(chunk)]] : []
  })
  expect(shown.length).toBeGreaterThan(30)
  expect(Object.fromEntries(shown)).toEqual(pageSources)
})
