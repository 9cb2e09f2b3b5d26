/**
 * `npm run visual -- --base REV [--filter button]`: lists what looks different from a revision. Builds the Storybook of
 * both, takes every picture that Chromatic takes of them and compares them with Playwright. The report is a page in
 * `.reports/visual`. The repository contains no pictures, so none is ever out of date, and fonts are the same on both
 * sides.
 *
 * Ends with 0 when everything looks the same, with 1 when a picture differs, fails to play, came or went, with 2 if there
 * was nothing to compare.
 *
 * `-- --reach` prints how many of those pictures Chromatic would retake after one change of each usual kind, and ends
 * with 1 if a change affects too many.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.ts'
import { runStorybook } from './storybook/built.ts'
import { compare } from './visual/compare.ts'
import { exitCode } from './visual/exitCode.ts'
import { reachOf } from './visual/reach.ts'

const root = path.resolve(import.meta.dirname, '..')
const cache = path.join(root, 'node_modules/.cache/visual')
const { values } = parseArgs({
  options: { base: { type: 'string' }, filter: { type: 'string', default: '' }, reach: { type: 'boolean' } },
})
if (!values.base && !values.reach) {
  console.error('Name the revision to compare with: npm run visual -- --base main')
  process.exit(2)
}
const run = (command: string, args: readonly string[], cwd = root) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' }).trim()
const build = (folder: string, output: string) => {
  rmSync(output, { recursive: true, force: true })
  runStorybook(folder, ['build', '--quiet', '--stats-json', '--output-dir', output], 'quiet')
}

await ensureBrowser()
if (values.reach) {
  const built = path.join(cache, 'reach')
  build(root, built)
  const reach = await reachOf(built)
  for (const { what, file, pictures, all, isTooFar } of reach)
    console.log(`${what}: ${pictures} of ${all} pictures${isTooFar ? ' (too far)' : ''}, ${file}`)
  process.exit(reach.some(({ isTooFar }) => isTooFar) ? 1 : 0)
}
const commit = run('git', ['rev-parse', '--verify', '--end-of-options', `${values.base}^{commit}`])
const [before, after] = [path.join(cache, commit), path.join(cache, 'here')]
// A revision does not change: its Storybook is built once.
if (!existsSync(before)) {
  console.log(`Building the stories of ${values.base}…`)
  const checkout = path.join(cache, 'revision')
  rmSync(cache, { recursive: true, force: true })
  run('git', ['worktree', 'prune'])
  run('git', ['worktree', 'add', '--detach', '--quiet', checkout, commit])
  try {
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], checkout)
    build(checkout, `${before}.part`)
    renameSync(`${before}.part`, before)
  } finally {
    run('git', ['worktree', 'remove', '--force', checkout])
  }
}
console.log('Building the stories of this checkout…')
build(root, after)

const report = path.join(root, '.reports/visual')
rmSync(report, { recursive: true, force: true })
const found = await compare({ before, after, report, filter: values.filter })
const { changed, added, removed, compared } = found
const list = (what: string, names: readonly string[]) => {
  if (names.length > 0) console.log(`${names.length} ${what}:\n  ${names.join('\n  ')}`)
}
list('pictures only of this checkout', added)
list(`pictures only of ${values.base}`, removed)
list('pictures that differ or could not be taken', changed)
console.log(`${changed.length} of ${compared} pictures differ from ${values.base}. See .reports/visual/html/index.html`)
const code = exitCode(found)
if (code === 1)
  console.log(
    'If this is meant: in CI, give the pull request the label “looks-changed”, and its pictures are accepted.',
  )
process.exit(code)
