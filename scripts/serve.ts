/**
 * `npm run serve`: the built site for the public, in front of `PLATFORM_URL`. No sandbox, no demo account; `npm start`
 * has them.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildOrExit } from './serving/build.ts'

const root = path.resolve(import.meta.dirname, '..')

if (!process.env['PLATFORM_URL']) {
  console.error('PLATFORM_URL is missing: set it to the address of your platform. For a demonstration use npm start.')
  process.exit(1)
}
buildOrExit('@croupier/site')
const site = spawn(process.execPath, ['apps/site/dist-server/main.mjs'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => process.exit(code ?? 0))
