// Loaded before every script of `npm run`: an unknown option is answered with one line, and a command that failed has
// already reported why; neither needs a stack trace. Any other error ends the process as usual.
import path from 'node:path'

const task = path.basename(process.argv[1] ?? '').replace(/\.\w+$/, '')

process.on('uncaughtException', (failure) => {
  if (String(failure?.code).startsWith('ERR_PARSE_ARGS'))
    console.error(`${failure.message.split('. ')[0]}. What it takes: npm run ${task} -- --help`)
  else if (!(Number.isInteger(failure?.status) && failure.message.startsWith('Command failed'))) console.error(failure)
  process.exit(1)
})
