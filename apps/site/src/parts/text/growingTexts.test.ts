import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadFirstMessages, loadMessages } from '@croupier/locales'
import { describe, expect, it } from 'vitest'
import { growingTexts } from './loadFirstTexts.ts'

const site = path.resolve(import.meta.dirname, '../..')

/** A lazy part of the site: its file, and whether it waits for every text. */
const lazyParts = globSync('**/*.{ts,tsx}', { cwd: site }).flatMap((file) =>
  [
    ...readFileSync(path.join(site, file), 'utf8').matchAll(
      /\bpage\(\s*'[\w/-]+',\s*async \(\) => \(await import\('([^']+)'\)\)\.\w+(?:,\s*(\{[^}]*\}))?/g,
    ),
  ].map(([, to = '', options = '']) => ({
    file: path.join(path.dirname(file), to),
    waits: !options.includes("texts: 'first'"),
  })),
)

/** What renders without waiting for the other texts: the entry, and the lazy parts that ask for the first ones alone. */
const firstLook = [
  'main.tsx',
  'shell/header/vendorPanel.tsx',
  ...lazyParts.filter(({ waits }) => !waits).map(({ file }) => file),
]

/** These files and whatever they import, lazy parts left out. */
function importedFrom(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const source = readFileSync(path.join(site, file), 'utf8')
    const next = [...source.matchAll(/^(?:import|export)(?! type)[^'()]*?'(\.{1,2}\/[^']+\.tsx?)'/gm)].map(
      ([, to = '']) => path.join(path.dirname(file), to),
    )
    importedFrom(next, seen)
  }
  return seen
}

describe('the texts of the first look', () => {
  it('hold every key that is asked for before the others are there', async () => {
    const first = await loadFirstMessages('EN')
    const files = [...importedFrom(firstLook)]
    const missing = files.flatMap((file) => {
      const source = readFileSync(path.join(site, file), 'utf8')
      const keys = [...source.matchAll(/(?:\btext\(|\b(?:title|label)Key[=:]\s*\{?)'([A-Za-z][\w./-]*)'/g)].map(
        ([, key = '']) => key,
      )
      return keys.filter((key) => !(key in first)).map((key) => `${file}: ${key}`)
    })
    expect(files.length).toBeGreaterThan(40)
    expect(missing).toEqual([])
  })

  it('have no part among them that waits for the others all the same', () => {
    const waiting = lazyParts.filter(({ waits }) => waits).map(({ file }) => file)
    expect(firstLook.length).toBeGreaterThan(7)
    expect(waiting.length).toBeGreaterThan(3)
    expect(waiting.filter((file) => firstLook.includes(file))).toEqual([])
  })

  it('grow to the whole language in place', async () => {
    const { messages, complete } = await growingTexts('EN')
    expect('in_sure_logout' in messages).toBe(false)
    await complete()
    expect(messages).toEqual(await loadMessages('EN'))
  })
})
