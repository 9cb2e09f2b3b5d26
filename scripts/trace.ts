/**
 * `npm run trace`: where each requirement row is proven, by group; `--summary` in a few lines; `--write` writes
 * docs/status.md, and from the source docs/flags.md and the site map that the doctor reads. Fails on an id that no row
 * has, and on a written file that is out of date. `--map` leaves the status page alone.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { callFaults } from './tracing/callsWithoutScreen.ts'
import { readClaims, readRows, standings } from './tracing/rows.ts'
import { surface } from './tracing/surface.ts'
import { statusPage } from './tracing/statusPage.ts'
import { flagsPage } from './site-map/flagsPage.ts'
import { readSiteMap } from './site-map/siteMap.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const files = globSync(
  [
    'packages/*/src/**/*.{test,stories}.{ts,tsx}',
    'apps/*/{src,server}/**/*.{test,stories}.{ts,tsx}',
    'e2e/**/*.spec.ts',
  ],
  { cwd: root },
)
const claims = files.flatMap((file) => readClaims(file, read(file)))
const requirements = read('docs/requirements.md')
const { rows, unknown } = standings(readRows(requirements), claims)

const count = (kind: string) => {
  const own = rows.filter(({ row }) => row.id.startsWith(kind))
  const met = own.filter((one) => one.met).length
  const below = own.filter((one) => !one.met && one.provenAt.length > 0).length
  return `${kind} ${met} of ${own.length} (${below} more only below the screen)`
}
const total = `Rows met: ${['S', 'Q', 'G'].map(count).join(', ')}`
const groups = Object.entries(Object.groupBy(rows, ({ row }) => row.group))

if (process.argv.includes('--summary')) {
  console.log(total)
  const open = groups
    .map(([group, own = []]) => ({ group, all: own.length, open: own.filter((one) => !one.met).length }))
    .filter((one) => one.open > 0)
    .toSorted((a, b) => b.open - a.open)
  for (const one of open.slice(0, 11)) console.log(`  ${one.group}: ${one.open} of ${one.all} open`)
  if (open.length > 11) console.log(`  and ${open.length - 11} more groups`)
} else {
  for (const [group, own = []] of groups) {
    console.log(`\n${group}: ${own.filter((one) => one.met).length} of ${own.length}`)
    for (const { row, provenAt, met } of own)
      console.log(
        `  ${met ? 'met ' : 'open'} ${row.id} ${provenAt.join(', ') || 'no test'}${met ? '' : `: ${row.text}`}`,
      )
  }
  console.log(`\n${total}`)
}

for (const claim of unknown) console.error(`${claim.file}: ${claim.id} is no row of docs/requirements.md`)

const map = await readSiteMap(root)
const made = new Set(map.screens.flatMap(({ calls }) => calls))
const reached = process.argv.includes('--map') ? undefined : await surface(root, requirements, made)
const faults = reached ? callFaults(reached.calls) : []
for (const fault of faults) console.error(fault)
const written: Readonly<Record<string, string>> = {
  ...(reached && { 'docs/status.md': statusPage(rows, reached, total) }),
  'docs/flags.md': flagsPage(map.flags),
  'scripts/site-map/siteMap.json': `${JSON.stringify(map, undefined, 1)}\n`,
}
const stale = Object.entries(written).filter(([file, text]) => {
  const place = path.join(root, file)
  return !existsSync(place) || readFileSync(place, 'utf8') !== text
})
const isWriting = process.argv.includes('--write')
for (const [file, text] of stale) {
  if (isWriting) writeFileSync(path.join(root, file), text)
  else console.error(`${file} is out of date: run \`npm run trace -- --write\``)
}
process.exit(unknown.length > 0 || faults.length > 0 || (stale.length > 0 && !isWriting) ? 1 : 0)
