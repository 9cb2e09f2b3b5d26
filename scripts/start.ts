/** `npm start`: builds what changed, starts sandbox and site, prints where they are. Ctrl-C ends everything. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ports, refuseTakenPorts } from './serving/ports.ts'
import { serve } from './serving/serve.ts'

await refuseTakenPorts(ports())
const built = spawnSync(
  path.join(import.meta.dirname, '../node_modules/.bin/turbo'),
  ['run', 'build', '--filter=@croupier/site', '--output-logs=errors-only'],
  {
    stdio: 'inherit',
  },
)
if (built.status !== 0) process.exit(built.status ?? 1)
await serve('built')
