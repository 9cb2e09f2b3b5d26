/**
 * `npm run doctor -- URL`: examines a platform and names, for each fault, the endpoint, the field and the screens it
 * breaks.
 */
import { writeFileSync } from 'node:fs'
import { asksForHelp, UsageError } from '../packages/api/src/conform/settings.ts'
import { examine } from './doctor/examine.ts'
import { reportLines } from './doctor/lines.ts'
import { servePage } from './doctor/servePage.ts'
import { doctorCommand, usage } from './doctor/settings.ts'

async function run(): Promise<number | undefined> {
  const words = process.argv.slice(2)
  if (asksForHelp(words)) {
    console.log(usage)
    return 0
  }
  const command = doctorCommand(words)
  if (command.task === 'page') {
    const { address, token } = servePage(command.port)
    console.log(`The doctor is in: ${address}?token=${token}\nCtrl-C ends it.`)
    return undefined
  }
  const report = await examine(command.options)
  console.log(reportLines(report).join('\n'))
  if (command.json !== null) writeFileSync(command.json, `${JSON.stringify(report, null, 2)}\n`)
  return report.passed ? 0 : 1
}

try {
  process.exitCode = await run()
} catch (failure) {
  const text = failure instanceof Error ? failure.message : String(failure)
  console.error(failure instanceof UsageError ? `${text}\n\n${usage}` : text)
  process.exitCode = 2
}
