/**
 * `npm run sandbox`: the platform alone, with its games. `-- --scenario NAME` starts over with a scenario, `-- --fresh`
 * with a new state; `-- verify` recomputes the ledger of the stored one.
 */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('turbo', ['run', 'build', '--filter=@croupier/games', '--output-logs=errors-only'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (status !== 0) process.exit(status ?? 1)
await import('../packages/sandbox/src/node/main.ts')
