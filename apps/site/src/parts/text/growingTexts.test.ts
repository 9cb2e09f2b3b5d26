import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadFirstMessages, loadMessages } from '@croupier/locales'
import { describe, expect, it } from 'vitest'
import { growingTexts } from './loadFirstTexts.ts'

const site = path.resolve(import.meta.dirname, '../..')

/** What renders without waiting for the other texts: the entry, and the lazy parts that come by themselves. */
const firstLook = [
  'main.tsx',
  'pages/home/HomePage.tsx',
  'pages/home/HomeLower.tsx',
  'shell/header/vendorPanel.tsx',
  'shell/footer/Footer.tsx',
  'shell/right-bar/RightBar.tsx',
  'shell/right-bar/DownloadsModal.tsx',
  'pages/status/StatusPages.tsx',
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
    const waiting = globSync('**/*.{ts,tsx}', { cwd: site }).flatMap((file) =>
      [...readFileSync(path.join(site, file), 'utf8').matchAll(/lazyPart\([^(]*\(\) =>[^']*import\('([^']+)'/g)].map(
        ([, to = '']) => path.join(path.dirname(file), to),
      ),
    )
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
