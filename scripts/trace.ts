/**
 * `npm run trace`: which requirement rows have a test whose title carries their id, by group; `--summary` in at most
 * 15 lines. Fails on an id that no row has.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { coverage, readClaims, readRows } from './tracing/rows.ts'

const root = path.resolve(import.meta.dirname, '..')
const rows = readRows(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'))
const files = globSync(
  [
    'packages/*/src/**/*.{test,stories}.{ts,tsx}',
    'apps/*/{src,server}/**/*.{test,stories}.{ts,tsx}',
    'e2e/**/*.spec.ts',
  ],
  { cwd: root },
)
const claims = files.flatMap((file) => readClaims(file, readFileSync(path.join(root, file), 'utf8')))
const { groups, unknown } = coverage(rows, claims)

const count = (kind: string) => {
  const own = rows.filter((row) => row.id.startsWith(kind))
  const proven = new Set(claims.map((claim) => claim.id))
  return `${own.filter((row) => proven.has(row.id)).length} of ${own.length}`
}
const total = `Rows with a test: S ${count('S')}, Q ${count('Q')}, G ${count('G')}`

if (process.argv.includes('--summary')) {
  console.log(total)
  const open = groups
    .filter((one) => one.uncovered.length > 0)
    .toSorted((a, b) => b.uncovered.length - a.uncovered.length)
  for (const one of open.slice(0, 11))
    console.log(`  ${one.group}: ${one.uncovered.length} of ${one.covered.length + one.uncovered.length} open`)
  if (open.length > 11) console.log(`  and ${open.length - 11} more groups`)
} else {
  for (const { group, covered, uncovered } of groups) {
    console.log(`\n${group}: ${covered.length} of ${covered.length + uncovered.length}`)
    if (covered.length > 0) console.log(`  with a test: ${covered.map((row) => row.id).join(' ')}`)
    for (const row of uncovered) console.log(`  without: ${row.id} ${row.text}`)
  }
  console.log(`\n${total}`)
}

for (const claim of unknown) console.error(`${claim.file}: ${claim.id} is no row of docs/requirements.md`)
process.exit(unknown.length > 0 ? 1 : 0)
