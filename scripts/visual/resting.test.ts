import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { modes } from '../../.storybook/widths.ts'

const root = path.resolve(import.meta.dirname, '../..')
const stories = globSync(
  ['packages/*/src/**/*.stories.tsx', 'apps/site/src/**/*.stories.tsx', '.storybook/*/*.stories.tsx'],
  {
    cwd: root,
  },
).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const picturedIn = (text: string) =>
  (text.match(/parameters: pictured(?:Wide)?\b|\.\.\.pictured\b/g) ?? []).length +
  (text.match(/\bformStates\(/g) ?? []).length

it('Chromatic pictures 150 to 250 resting stories in four modes, and one at least of every screen of the site', () => {
  expect(Object.values(modes).map(({ theme, viewport }) => `${theme} ${viewport}`)).toEqual([
    'light 1280',
    'dark 1280',
    'light 360',
    'light 360',
  ])
  const total = stories.reduce((sum, { text }) => sum + picturedIn(text), 0)
  console.info(`${total} resting stories, ${total * Object.keys(modes).length} snapshots`)
  expect(total).toBeGreaterThanOrEqual(150)
  expect(total).toBeLessThanOrEqual(250)
  const screens = stories.filter(({ file }) => file.startsWith('apps/site/'))
  expect(screens.filter(({ text }) => picturedIn(text) === 0).map(({ file }) => file)).toEqual([])
})

it('every screen of the site belongs to a journey of the sidebar', () => {
  const preview = readFileSync(path.join(root, '.storybook/preview.tsx'), 'utf8')
  const order = /'Site',\s+\[([^\]]+)\]/.exec(preview)?.[1] ?? ''
  const journeys = [...order.matchAll(/'([^']+)'/g)].map(([, name]) => name)
  const strays = stories
    .filter(({ file }) => file.startsWith('apps/site/'))
    .filter(({ text }) => !journeys.includes(/title: 'Site\/([^/']+)\/[^/']+'/.exec(text)?.[1]))
  expect(strays.map(({ file }) => file)).toEqual([])
})
