/** The licences of what the built site contains, as its page lists them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

interface Entry {
  readonly name: string
  readonly identifier: string | null
  readonly text: string | null
}

const file = path.resolve(import.meta.dirname, '../../apps/site/dist/licences.json')
const listed = JSON.parse(readFileSync(file, 'utf8')) as readonly Entry[]

/** Licences that require only attribution and their text. */
const permissive = new Set([
  'MIT',
  'ISC',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'OFL-1.1',
  '(MPL-2.0 OR Apache-2.0)',
  // Used under the first of the two.
  '(BSD-3-Clause OR GPL-2.0)',
  'MIT OR WTFPL',
])

it('are known, permissive, and there with their whole text', () => {
  expect(listed.length).toBeGreaterThan(30)
  expect(listed.filter(({ identifier }) => !permissive.has(identifier ?? '')).map(({ name }) => name)).toEqual([])
  expect(listed.filter(({ text }) => (text ?? '').length < 200).map(({ name }) => name)).toEqual([])
})

it('count the typefaces, which come in by style sheets', () => {
  expect(listed.some(({ name }) => name.startsWith('@fontsource'))).toBe(true)
})
