/** Every key that a component's page lists is pressed by that component's own tests. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const kit = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(kit, file), 'utf8')

/** How tests press each key that the tables name. */
const presses: Readonly<Record<string, RegExp>> = {
  Enter: /\{Enter\}/,
  Space: /keyboard\('[^']* [^']*'\)|\{Space\}|\[Space\]/,
  Left: /\{ArrowLeft\b/,
  Right: /\{ArrowRight\b/,
  Up: /\{ArrowUp\b/,
  Down: /\{ArrowDown\b/,
  Arrows: /\{Arrow(?:Up|Down|Left|Right)\b/,
  Home: /\{Home\}/,
  End: /\{End\}/,
  'Page Up': /\{PageUp\}/,
  'Page Down': /\{PageDown\}/,
  Escape: /\{Escape\}/,
  Tab: /\.tab\(|\{Tab\}/,
  'Shift+Tab': /shift: (?:true|back)/,
  'Shift+Enter': /\{Shift>\}\{Enter\}/,
  'Caps Lock': /CapsLock/,
  Backspace: /\{Backspace\b/,
  F6: /\{F6\}/,
  letters: /\.type\(|keyboard\('[a-z]/,
  digits: /\.type\(|keyboard\('\d/,
  paste: /paste/,
  focus: /\.focus\(|\.tab\(/,
}

const rows = (text: string) => {
  const [, table = ''] = /\bkeys: \[\s*(\[[\s\S]*?\])\s*,?\s*\],?/.exec(text) ?? []
  return [...table.matchAll(/\[\s*'([^']+)',\s*(?:'|")/g)].map(([, keys = '']) => keys.split(', '))
}

// Keys that all overlays share are tested in the overlay suite.
const overlaySuite = read('testing/overlaySuite.tsx')
const tables = globSync('*/*.stories.tsx', { cwd: kit })
  .map((file) => ({ file, keys: rows(read(file)) }))
  .filter(({ keys }) => keys.length > 0)

it('finds the tables', () => {
  expect(tables.length).toBeGreaterThan(30)
})

it.each(tables)('presses every key in the table of $file [Q-13]', ({ file, keys }) => {
  const tests = globSync(`${path.dirname(file)}/**/*.stories.tsx`, { cwd: kit })
    .map(read)
    .join('\n')
  const suite = /parameters: [\s\S]*?Tab, Shift\+Tab/.test(read(file)) ? overlaySuite : ''
  const unknown = keys.flat().filter((key) => !(key in presses))
  expect(unknown).toEqual([])
  expect(keys.flat().filter((key) => !presses[key]?.test(tests + suite))).toEqual([])
})
