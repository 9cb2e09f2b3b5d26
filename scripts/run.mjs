// Runs the scripts behind `npm start`, `npm run build`, `npm test` and others. It needs only the machine's own Node
// (20.19 or newer): it installs what is missing, then hands over to the project's own Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import './serving/end-with-parent.mjs'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const [task = 'start', ...rest] = process.argv.slice(2)
const bin = path.join(root, 'node_modules', '.bin')
const stamp = path.join(root, 'node_modules', '.croupier-installed')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Croupier needs Node 20.19 or newer to install its own Node 24. This is Node ${process.versions.node}.`)
  process.exit(1)
}

// These parse their options themselves. The others list theirs in their first comment.
const answersItself = ['build-storybook', 'conform', 'doctor', 'languages', 'merchant', 'storybook']
if (!answersItself.includes(task)) {
  const [, told = ''] = /^\/\*\*(.*?)\*\//su.exec(readFileSync(path.join(root, 'scripts', `${task}.ts`), 'utf8')) ?? []
  if (rest.includes('--help')) {
    console.log(told.replaceAll(/^ \* ?/gm, '').trim())
    process.exit(0)
  }
  const known = new Set(told.match(/--[a-z-]+/g))
  const unknown = rest.find((word) => word.startsWith('--') && !known.has(word.replace(/=.*/, '')))
  if (unknown !== undefined) {
    console.error(`Unknown option '${unknown}'. What it takes: npm run ${task} -- --help`)
    process.exit(1)
  }
}

const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock
if (!installed) {
  console.log('Installing packages…')
  // An existing install is updated to the lockfile; a fresh checkout is installed from it. Tools count as well: an
  // install without them (`--omit=dev`, NODE_ENV=production) cannot build.
  const how = existsSync(path.join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci']
  const result = spawnSync(
    'npm',
    [...how, '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (result.status !== 0) {
    console.error(
      'The packages could not be installed. Check the network and the messages above, then run the command again.',
    )
    process.exit(result.status ?? 1)
  }
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, lock)
}

const child = spawn(
  path.join(bin, process.platform === 'win32' ? 'node.exe' : 'node'),
  [
    '--conditions=croupier-source',
    '--import',
    './scripts/serving/end-with-parent.mjs',
    '--import',
    './scripts/command-line.mjs',
    path.join(root, 'scripts', `${task}.ts`),
    ...rest,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
