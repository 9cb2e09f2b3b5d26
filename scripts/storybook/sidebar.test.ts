import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

it('every screen of the site belongs to a journey of the sidebar', () => {
  const preview = readFileSync(path.join(root, '.storybook/preview.tsx'), 'utf8')
  const order = /'Site',\s+\[([^\]]+)\]/.exec(preview)?.[1] ?? ''
  const journeys = [...order.matchAll(/'([^']+)'/g)].map(([, name]) => name)
  const strays = globSync('apps/site/src/**/*.stories.tsx', { cwd: root }).filter(
    (file) =>
      !journeys.includes(/title: 'Site\/([^/']+)\/[^/']+'/.exec(readFileSync(path.join(root, file), 'utf8'))?.[1]),
  )
  expect(strays).toEqual([])
})
