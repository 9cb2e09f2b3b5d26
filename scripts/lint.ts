/** `npm run lint`: oxlint with the project's own rules, then the formatter's check. `--fix` fixes what can be fixed automatically. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const fix = process.argv.includes('--fix')
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const run = (tool: string, args: string[]) =>
  spawnSync(path.join(import.meta.dirname, '../node_modules/.bin', tool), args, { stdio: 'inherit' }).status ?? 1

const linted = run('oxlint', [...(fix ? ['--fix'] : []), '--deny-warnings', ...files])
const formatted = run('oxfmt', [...(fix ? [] : ['--check']), ...files])
process.exit(linted || formatted ? 1 : 0)
