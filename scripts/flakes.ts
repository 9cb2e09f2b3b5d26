/**
 * `npm run flakes`: repeats the tests that the last `npm test` passed only at the second try, four times without a
 * second try. Fails if a test fails twice in its five runs. `npm test` calls it itself.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.ts'
import { flakyJourneys, repetition, type Suspect } from './testing/suspects.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

const journeys = '.reports/journeys.json'
const suspects: readonly Suspect[] = [
  ...globSync('.reports/second-try-*.json', { cwd: root }).flatMap((file) => read(file) as readonly Suspect[]),
  ...(existsSync(path.join(root, journeys)) ? flakyJourneys(read(journeys)) : []),
]
if (suspects.length === 0) {
  console.log('Nothing needed a second try.')
  process.exit(0)
}

const environment = { ...process.env, CHROMIUM_PATH: await ensureBrowser(), NO_SECOND_TRY: '1' }
let flaky = 0
for (const suspect of suspects) {
  const { command, args } = repetition(suspect)
  const failed = Array.from({ length: 4 }).filter(
    () =>
      spawnSync(path.join(root, 'node_modules/.bin', command), args, { cwd: root, env: environment, stdio: 'ignore' })
        .status !== 0,
  ).length
  console.log(`${failed + 1} of 5 runs failed: ${suspect.file} › ${suspect.title}`)
  if (failed > 0) flaky += 1
}
process.exit(flaky > 0 ? 1 : 0)
