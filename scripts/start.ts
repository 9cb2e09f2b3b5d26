/** `npm start`: builds what changed, starts sandbox and site, prints where they are. Ctrl-C ends everything. */
import { buildOrExit } from './serving/build.ts'
import { ports, refuseTakenPorts } from './serving/ports.ts'
import { serve } from './serving/serve.ts'

await refuseTakenPorts(ports())
buildOrExit('@croupier/site')
await serve('built')
