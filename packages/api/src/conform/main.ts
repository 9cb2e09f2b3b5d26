#!/usr/bin/env node
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { conform } from './conform.ts'
import { callLines, summaryLines } from './report.ts'
import { asksForHelp, conformCommand, usage, UsageError } from './settings.ts'

const say = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`)
}

async function run(): Promise<number> {
  const words = process.argv.slice(2)
  if (asksForHelp(words)) {
    say([usage])
    return 0
  }
  const { options, json } = conformCommand(words)
  const report = await conform({ ...options, progress: (call) => say(callLines(call)) })
  say(summaryLines(report))
  if (json !== null) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)
  return report.passed ? 0 : 1
}

try {
  process.exitCode = await run()
} catch (failure) {
  const text = failure instanceof Error ? failure.message : String(failure)
  process.stderr.write(failure instanceof UsageError ? `${text}\n\n${usage}\n` : `${text}\n`)
  process.exitCode = 2
}
