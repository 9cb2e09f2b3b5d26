/**
 * `npm run trace`: the parts of the specification that a person can reach in the built site (docs/status.md), where
 * each flag acts (docs/flags.md) and the map of the site that the doctor reads, all from the source. `--write` writes
 * them; without it the command fails if one is out of date. `--map` skips the status page.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { callFindings } from './tracing/callsWithoutScreen.ts'
import { surface } from './tracing/surface.ts'
import { statusPage } from './tracing/statusPage.ts'
import { flagsPage } from './site-map/flagsPage.ts'
import { readSiteMap } from './site-map/siteMap.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const requirements = read('docs/requirements.md')
const map = await readSiteMap(root)
const made = new Set(map.screens.flatMap(({ calls }) => calls))
const reached = process.argv.includes('--map') ? undefined : await surface(root, requirements, made)
const findings = reached ? callFindings(reached.calls) : []
for (const finding of findings) console.error(finding)
const written: Readonly<Record<string, string>> = {
  ...(reached && { 'docs/status.md': statusPage(reached) }),
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
process.exit(findings.length > 0 || (stale.length > 0 && !isWriting) ? 1 : 0)
