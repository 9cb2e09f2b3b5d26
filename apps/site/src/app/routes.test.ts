import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

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

it('loads each page group as a chunk of its own, and none of them with the shell [S-049]', () => {
  const lazy = [...source.matchAll(/page\(\s*'(\w[\w-]*)',\s*async \(\) => \(await import\('([^']+)'\)/g)]
  expect(lazy.map(([, name]) => name)).toEqual(expect.arrayContaining(groups))
  // One module each: pages that share one would share its chunk.
  const modules = lazy.map(([, , file]) => file)
  expect(new Set(modules).size).toBe(modules.length)
  const eager = [...source.matchAll(/^import .* from '\.\.\/pages\/(.+)'/gm)].map(([, file]) => file)
  expect(eager).toEqual(['not-found/NotFoundPage.tsx'])
})
