import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../..')
const tests = globSync('{packages,apps,e2e}/**/*.{test.ts,spec.ts,stories.tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})

/** Rows of the tables: what is claimed, and the tests that show it, by file and a part of the title. */
const rows = ['docs/security.md', 'docs/asvs.md']
  .flatMap((file) => readFileSync(path.join(root, file), 'utf8').split('\n'))
  .filter((line) => line.startsWith('| ') && !/^\| (?:-|Attack|Requirement)/.test(line))
  .map((line) => {
    const [claim = '', , shown = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    const named = [...shown.matchAll(/`([\w./-]+)` ([^;`]+)/g)].map(([, file = '', title = '']) => ({
      file,
      title: title.trim(),
    }))
    return { claim, shown, named }
  })

/** Entries other than a test: left to the operator, checked by review, not used here, or a gap. */
const WITHOUT = /^(?:operator|review|not used|gap: .+)$/

it('every attack and every requirement of docs/security.md and docs/asvs.md names tests that exist, by file and title', () => {
  const wrong: string[] = []
  for (const { claim, shown, named } of rows) {
    if (named.length === 0 && !WITHOUT.test(shown)) wrong.push(`${claim}: no test`)
    for (const { file, title } of named) {
      const found = tests.filter((one) => one === file || one.endsWith(`/${file}`))
      const [only] = found
      if (only === undefined || found.length > 1) wrong.push(`${claim}: ${found.length} files are called ${file}`)
      else if (!readFileSync(path.join(root, only), 'utf8').includes(title))
        wrong.push(`${claim}: no “${title}” in ${only}`)
    }
  }
  expect(wrong).toEqual([])
  expect(rows.length).toBeGreaterThan(150)
  const chapters = rows.flatMap(({ claim }) => /^(\d+)\.\d/.exec(claim)?.[1] ?? [])
  expect(new Set(chapters).size).toBe(17)
  // A gap is closed here as well, and a new one is seen.
  expect(rows.filter(({ shown }) => shown.startsWith('gap')).map(({ claim }) => claim.split(' ')[0])).toEqual([
    '3.3.1,',
    '3.4.1',
    '6.2.1,',
    '6.1.2,',
    '6.2.12',
    '6.3.6',
    '7.4.5',
    '11.1.1,',
    '16.3.3',
  ])
})
