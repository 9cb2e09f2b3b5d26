/**
 * `npm run walk [SEED...]`: 20,000 steps of several people over every call of the platform, with a new seed unless
 * named.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

const seeds = process.argv.slice(2)
console.log('Walking: each of a few people takes thousands of steps, which is silent for a minute or more.')
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'packages/sandbox/src/hardening/moneyWalk.test.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      WALK_STEPS: process.env['WALK_STEPS'] ?? '20000',
      WALK_SEED: seeds.length > 0 ? seeds.join() : String(randomInt(1_000_000_000)),
    },
  },
)
process.exit(status ?? 1)
