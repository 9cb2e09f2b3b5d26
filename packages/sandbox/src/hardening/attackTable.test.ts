import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../..')
const tests = globSync('{packages,apps,e2e,scripts}/**/*.{test.ts,spec.ts,stories.tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})

/** Rows of the tables: each claim with the tests that prove it, by file and a part of the title. */
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

/** Sections of ASVS 5.0.0 with the number of their requirements of levels 1 and 2, which come first in each. */
const ASVS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1
  4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2
  7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2
  10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2
`
  .trim()
  .split(/\s+/)
  .map((one) => one.split(':'))

/** Entries without a test: left to the operator, checked by review, not used here, or a gap. */
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
  // Closed gaps must be removed here, and new ones fail the test.
  expect(rows.filter(({ shown }) => shown.startsWith('gap')).map(({ claim }) => claim.split(' ')[0])).toEqual([
    '6.2.1,',
  ])
})

it('every requirement of levels 1 and 2 of ASVS 5.0.0 is in docs/asvs.md once, and nothing else but some of level 3', () => {
  const named = rows.flatMap(({ claim }) => claim.match(/\b\d+\.\d+\.\d+\b/g) ?? [])
  const asked = ASVS.flatMap(([section, count]) =>
    Array.from({ length: Number(count) }, (_, place) => `${section}.${place + 1}`),
  )
  expect(asked).toHaveLength(253)
  expect(asked.filter((one) => !named.includes(one))).toEqual([])
  expect(named.filter((one, place) => named.indexOf(one) !== place)).toEqual([])
  expect(named.filter((one) => !asked.includes(one))).toEqual(['6.3.5', '6.3.7', '6.3.8'])
})
