/**
 * `npm run visual -- --base REV [--filter button] [--resting]`: what looks different from a revision. Builds the
 * Storybook of both, pictures every story on this machine, or only those that Chromatic pictures, and writes a page with
 * the differences to `.reports/visual`. No picture is kept in the repository, so that none is ever out of date and fonts
 * are the same on both sides; those of the revision stay in the cache of this machine for the next run, if all its stories
 * could be pictured.
 *
 * Ends with 0 when everything looks the same, with 1 when something differs or a story fails to play or does not come to
 * rest, with 2 when there was nothing to compare.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'
import { commitOf, withRevision } from './visual/checkout.ts'
import { compare } from './visual/compare.ts'
import { clearOld, kept, wayOfPicturing } from './visual/kept.ts'
import { writeReport } from './visual/report.ts'
import { shoot, storiesOf } from './visual/stories.ts'

const root = path.resolve(import.meta.dirname, '..')
const cache = path.join(root, 'node_modules/.cache/visual')
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    filter: { type: 'string', default: '' },
    resting: { type: 'boolean', default: false },
  },
})
if (!values.base) {
  console.error('Name the revision to compare with: npm run visual -- --base main')
  process.exit(2)
}

const build = (folder: string, output: string) =>
  execFileSync(
    process.execPath,
    [path.join(folder, 'node_modules/storybook/dist/bin/dispatcher.js'), 'build', '--quiet', '--output-dir', output],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  )

await ensureBrowser()
const commit = commitOf(root, values.base)
const [before, after] = [path.join(cache, commit), path.join(cache, 'here')]
clearOld(cache, commit)
if (!existsSync(before)) {
  console.log(`Building the stories of ${values.base}…`)
  const unfinished = `${before}.part`
  withRevision(root, commit, path.join(cache, 'revision'), (folder) => build(folder, unfinished))
  renameSync(unfinished, before)
}
console.log('Building the stories of this checkout…')
rmSync(after, { recursive: true, force: true })
build(root, after)

const [old, now] = [storiesOf(before, values.filter), storiesOf(after, values.filter)]
if (old.length + now.length === 0) {
  console.error(`No story's id contains "${values.filter}".`)
  process.exit(2)
}
const pictured = async (folder: string, of: typeof old, name: string) => {
  console.log(`Picturing the stories of ${name}…`)
  return shoot(folder, of, {
    isResting: values.resting,
    onShot: (done, all) => {
      if (done % 100 === 0 || done === all) console.log(`  ${done} of ${all}`)
    },
  })
}
const way = await wayOfPicturing(`${values.filter} ${values.resting}`)
const base = await kept(path.join(cache, `${commit}.${way}`), () => pictured(before, old, commit.slice(0, 9)))
const here = await pictured(after, now, 'this checkout')
if (base.shots.size + here.shots.size === 0) {
  console.error('Chromatic pictures none of these stories.')
  process.exit(2)
}
const differences = compare(base, here)
const title = `${differences.length} of ${here.shots.size} pictures differ from ${values.base} (${commit.slice(0, 9)})`
const report = writeReport(path.join(root, '.reports/visual'), title, differences)
console.log(`Pictures: ${base.shots.size} of ${values.base}, ${here.shots.size} of this checkout.`)
const snapshots = [...here.shots.keys()].filter((key) => key.includes('.'))
const resting = new Set(snapshots.map((key) => key.slice(0, key.indexOf('.')))).size
console.log(`For Chromatic: ${resting} resting stories, ${snapshots.length} snapshots in their modes.`)
console.log(`${title}\n${path.relative(root, report)}`)
const sides = [
  { of: values.base, broken: base.broken },
  { of: 'this checkout', broken: here.broken },
]
for (const { of, broken } of sides)
  if (broken.length > 0)
    console.error(`${broken.length} stories of ${of} fail to play or do not come to rest:\n  ${broken.join('\n  ')}`)
process.exit(differences.length + base.broken.length + here.broken.length > 0 ? 1 : 0)
