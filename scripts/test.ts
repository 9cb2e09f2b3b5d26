/**
 * `npm test`: all checks, in the order that fails soonest. Ends with the names of the failed tests and one line
 * `N passed, N failed` for everything.
 *
 * - `--only unit,stories` runs these steps.
 * - `--changed [REV]` runs lint and types, and the unit tests and stories that the change since REV reaches (the
 *   uncommitted change without REV). Packages and journeys need a full run.
 * - `--seed N` repeats the order of story files of an earlier run; each run prints its seed.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.ts'
import { failures } from './testing/failures.ts'
import { tally, type Tally } from './testing/tally.ts'

const root = path.resolve(import.meta.dirname, '..')
const bin = (name: string) => path.join(root, 'node_modules/.bin', name)
const reports = path.join(root, '.reports')
const option = (name: string) =>
  process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? '') : undefined
const changed = option('--changed')
const since =
  changed === undefined ? [] : [changed === '' || changed.startsWith('--') ? '--changed' : `--changed=${changed}`]
const only =
  option('--only')?.split(',') ?? (changed === undefined ? undefined : ['lint', 'types', 'trace', 'unit', 'stories'])
const seed = option('--seed') ?? String(Date.now() % 1_000_000)

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const browser = await ensureBrowser()
// Some tools read any value of FORCE_COLOR as yes, so it is set only for yes.
const environment = { ...process.env, CHROMIUM_PATH: browser, [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1' }

interface Step {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** File for the runner's figures; without one the step counts as a single check. */
  readonly report?: string
}

const report = (name: string) => path.join(reports, `${name}.json`)
const vitest = (project: string, ...options: readonly string[]): Step => ({
  name: project,
  command: bin('vitest'),
  args: [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./scripts/testing/second-try.ts',
    `--outputFile.json=${report(project)}`,
    ...options,
  ],
  report: report(project),
})

/** Steps in a row run in parallel: each leaves a core to the other. */
const rows: readonly (readonly Step[])[] = [
  [{ name: 'lint', command: process.execPath, args: ['scripts/lint.ts'] }],
  [
    { name: 'types', command: bin('tsc'), args: ['--noEmit', '--incremental'] },
    { name: 'trace', command: process.execPath, args: ['scripts/trace.ts'] },
  ],
  [{ name: 'build', command: bin('turbo'), args: ['run', 'build', '--output-logs=errors-only'] }],
  [vitest('unit', '--passWithNoTests', ...since), vitest('packages')],
  // In a different order each time, which exposes a story that depends on what an earlier file left behind.
  [vitest('stories', '--passWithNoTests', '--sequence.shuffle.files', `--sequence.seed=${seed}`, ...since)],
  [
    {
      name: 'journeys',
      command: bin('playwright'),
      args: ['test', '--config', 'e2e/playwright.config.ts'],
      report: report('journeys'),
    },
  ],
  [{ name: 'flakes', command: process.execPath, args: ['scripts/flakes.ts'] }],
  [{ name: 'rows', command: process.execPath, args: ['scripts/rows.ts'] }],
]

/** Runs a step. Its output is held back until its end while another step is printing. */
const run = (step: Step, isAlone: boolean): Promise<number> =>
  new Promise((resolve) => {
    const said: Buffer[] = []
    const child = spawn(step.command, step.args, {
      cwd: root,
      stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: environment,
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part))
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      resolve(code ?? 1)
    })
    child.on('error', () => resolve(1))
  })

const faults: string[] = []
const total: Tally = { passed: 0, failed: 0 }
const seconds = (from: number) => `${((Date.now() - from) / 1000).toFixed(0)} s`
const begun = Date.now()
const isWanted = ({ name }: Step) => only?.includes(name) ?? true
const wanted = rows.map((row) => row.filter(isWanted)).filter((row) => row.length > 0)
const count = wanted.flat().length
let begunSteps = 0
if (wanted.flat().some(({ name }) => name === 'stories')) console.log(`Story files run in the order of seed ${seed}.`)

async function take(step: Step, isAlone: boolean): Promise<void> {
  const place = `[${++begunSteps}/${count}]`
  console.log(`\n${place} ${step.name}`)
  const from = Date.now()
  const code = await run(step, isAlone)
  const told: unknown =
    step.report && existsSync(step.report) ? JSON.parse(readFileSync(step.report, 'utf8')) : undefined
  const counted: Tally = told ? tally(told) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const named = failures(told)
  faults.push(...named.map((fault) => `[${step.name}] ${fault}`))
  // A runner that fails without a failed test (a crash, an unhandled error) is a failure too.
  if (code !== 0 && counted.failed === 0) counted.failed += 1
  if (code !== 0 && named.length === 0) faults.push(`[${step.name}] ended with ${code}; see its output above`)
  total.passed += counted.passed
  total.failed += counted.failed
  console.log(`${place} ${step.name}: ${counted.passed} passed, ${counted.failed} failed in ${seconds(from)}`)
}

for (const row of wanted) await Promise.all(row.map((step) => take(step, row.length === 1)))

console.log(`\nAll of it took ${seconds(begun)}.\n`)
if (faults.length > 0) console.log(`${faults.join('\n').replaceAll(`${root}${path.sep}`, '')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
