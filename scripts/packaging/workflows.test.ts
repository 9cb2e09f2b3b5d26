import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../.github/workflows')

it.each(readdirSync(folder))('%s takes every action at a commit, which cannot be moved like a tag', (file) => {
  const actions = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/uses: (\S+)/g)].map(([, used]) => used)
  expect(actions.length).toBeGreaterThan(0)
  expect(actions.filter((used) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(used ?? ''))).toEqual([])
})
