/** `npm run serve`: the built site for the public, in front of `PLATFORM_URL`. No sandbox, no demo account; `npm start` has them. */
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

if (!process.env['PLATFORM_URL']) {
  console.error('PLATFORM_URL is missing: set it to the address of your platform. For a demonstration use npm start.')
  process.exit(1)
}
const built = spawnSync(
  path.join(root, 'node_modules/.bin/turbo'),
  ['run', 'build', '--filter=@croupier/site', '--output-logs=errors-only'],
  { cwd: root, stdio: 'inherit' },
)
if (built.status !== 0) process.exit(built.status ?? 1)
const site = spawn(process.execPath, ['apps/site/dist-server/main.mjs'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => process.exit(code ?? 0))
