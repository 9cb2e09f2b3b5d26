/** `npm run typecheck`: every package and app, then the scripts, stories' setup and journeys. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const bin = (name: string) => path.join(import.meta.dirname, '../node_modules/.bin', name)
const run = (command: string, args: string[]) => spawnSync(bin(command), args, { stdio: 'inherit' }).status ?? 1
const packages = run('turbo', ['run', 'typecheck', '--output-logs=errors-only', '--continue'])
const rest = run('tsc', ['--noEmit', '--incremental', '-p', 'tsconfig.json'])
process.exit(packages || rest ? 1 : 0)
