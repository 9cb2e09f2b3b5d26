/**
 * `npm run test:firebase`: the contract suite of `AuthPort` against the Firebase adapter, with the real SDK in Chromium
 * and Google's Auth emulator beside it. The emulator weighs 500 MB, so it lives here, apart from the workspaces, and is
 * installed by the first run. Neither Java nor a network is needed once it is.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from '../scripts/browser.ts'
import { project } from './places.ts'

const folder = import.meta.dirname
const run = (command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  spawnSync(command, args, { cwd: folder, stdio: 'inherit', env: { ...process.env, ...environment } }).status ?? 1

if (!existsSync(path.join(folder, 'node_modules/firebase-tools'))) {
  const installed = run('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'])
  if (installed !== 0) process.exit(installed)
}

const vitest = path.join(folder, '../node_modules/vitest/vitest.mjs')
const tests = `"${process.execPath}" "${vitest}" run --config "${path.join(folder, 'vitest.config.ts')}"`
const firebase = path.join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js')
const browser = await ensureBrowser()
process.exit(
  run(process.execPath, [firebase, 'emulators:exec', '--only', 'auth', '--project', project, tests], {
    CHROMIUM_PATH: browser,
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
  }),
)
