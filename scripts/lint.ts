/**
 * `npm run lint`: oxlint with the project's own rules, the formatter's check, and the dependencies of every package.
 * `--fix` fixes what can be fixed automatically.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repositoryFindings } from './lint/dependencies.ts'

const fix = process.argv.includes('--fix')
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const run = (tool: string, args: string[]) =>
  spawnSync(path.join(import.meta.dirname, '../node_modules/.bin', tool), args, { stdio: 'inherit' }).status ?? 1

const linted = run('oxlint', [...(fix ? ['--fix'] : []), '--deny-warnings', ...files])
const formatted = run('oxfmt', [...(fix ? [] : ['--check']), ...files])
const undeclared = repositoryFindings()
if (undeclared.length > 0) console.error(undeclared.join('\n'))
process.exit(linted || formatted || undeclared.length > 0 ? 1 : 0)
