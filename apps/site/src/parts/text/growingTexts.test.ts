import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadFirstMessages, loadMessages } from '@croupier/locales'
import { describe, expect, it } from 'vitest'
import { stringsIn } from '../../testing/messageKeys.ts'
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

/** What renders without waiting for the other texts: the entry, and the lazy parts that need only the first ones. */
const firstLook = [
  'main.tsx',
  'shell/header/vendorPanel.tsx',
  ...lazyParts.filter(({ waits }) => !waits).map(({ file }) => file),
]

/** The strings of these files and their imports, without lazy parts. */
function stringsFrom(files: readonly string[], seen = new Map<string, readonly string[]>()) {
  for (const file of files) {
    if (seen.has(file)) continue
    const { literals, imports } = stringsIn(path.join(site, file))
    seen.set(file, literals)
    stringsFrom(
      imports.filter((to) => /\.tsx?$/.test(to)).map((to) => path.join(path.dirname(file), to)),
      seen,
    )
  }
  return seen
}

describe('the texts of the first look', () => {
  it('hold every key that is needed before the other texts have loaded', async () => {
    const [first, whole] = await Promise.all([loadFirstMessages('EN'), loadMessages('EN')])
    const strings = stringsFrom(firstLook)
    const missing = [...strings].flatMap(([file, literals]) =>
      literals.filter((key) => key in whole && !(key in first)).map((key) => `${file}: ${key}`),
    )
    expect(strings.size).toBeGreaterThan(40)
    expect(missing).toEqual([])
  })

  it('belong to no part that waits for the other texts anyway', () => {
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
