import { globSync } from 'node:fs'
import path from 'node:path'
import { loadMessages } from '@croupier/locales'
import { expect, it } from 'vitest'
import { stringsIn } from '../../testing/messageKeys.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')
const strings = globSync(
  '{apps/site/{src,server},packages/{stores,forms,api}/src,packages/locales/src/calendar}/**/*.{ts,tsx}',
  { cwd: root },
)
  .filter((file) => !/\.(test|stories)\.tsx?$|\/testing\//.test(file))
  .map((file) => stringsIn(path.join(root, file)))
const literals = new Set(strings.flatMap((one) => one.literals))
const templates = strings.flatMap((one) => one.templates)

/** Possible values of a key's placeholder: a string of the code, or an id. */
const fillers = new Set(strings.flatMap((one) => [...one.literals, ...one.types, ...one.names]))
const fills = (part: string) => fillers.has(part) || /^\d+$/.test(part)

const isUsed = (key: string) =>
  literals.has(key) || templates.some((template) => template.exec(key)?.slice(1).every(fills) ?? false)

it('has no unused text [S-186]', async () => {
  const keys = Object.keys(await loadMessages('EN'))
  expect(strings.length).toBeGreaterThan(300)
  expect(keys.filter((key) => !isUsed(key))).toEqual([])
})
