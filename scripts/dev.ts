/**
 * `npm run dev`: the same as `npm start`, with hot reload of the site. Scripts of the games are rebuilt when they
 * change.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { serve } from './serving/serve.ts'

const root = path.resolve(import.meta.dirname, '..')
const games = spawn(
  process.execPath,
  [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--watch', '--logLevel', 'warn'],
  { cwd: path.join(root, 'packages/games'), stdio: ['ignore', 'inherit', 'inherit'] },
)
process.on('exit', () => games.kill())
await serve('source')
