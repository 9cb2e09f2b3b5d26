import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../..')
const tests = globSync('{packages,apps,e2e}/**/*.{test.ts,spec.ts,stories.tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})

/** Rows of the tables: what is claimed, and the tests that show it, by file and a part of the title. */
const rows = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('\n')
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

it('every attack and every requirement of docs/security.md names tests that exist, by file and title', () => {
  const wrong: string[] = []
  for (const { claim, shown, named } of rows) {
    // What is left to whoever runs a platform has no test here.
    if (named.length === 0 && shown !== 'operator') wrong.push(`${claim}: no test`)
    for (const { file, title } of named) {
      const found = tests.filter((one) => one === file || one.endsWith(`/${file}`))
      const [only] = found
      if (only === undefined || found.length > 1) wrong.push(`${claim}: ${found.length} files are called ${file}`)
      else if (!readFileSync(path.join(root, only), 'utf8').includes(title))
        wrong.push(`${claim}: no “${title}” in ${only}`)
    }
  }
  expect(wrong).toEqual([])
  expect(rows.length).toBeGreaterThan(70)
  expect(rows.filter(({ shown }) => shown === 'operator').map(({ claim }) => claim.slice(0, 5))).toEqual(['6.2.1'])
})
