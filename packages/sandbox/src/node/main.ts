#!/usr/bin/env node
import process from 'node:process'
import { PortTaken } from './serve.ts'
import { sandboxSettings } from './settings.ts'
import { startSandbox } from './startSandbox.ts'
import { verifyStored } from './verifyStored.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

function verifyAndExit(): never {
  const settings = sandboxSettings(process.env)
  const audit = verifyStored(settings)
  if (!audit) fail(`There is no stored state at ${settings.data}.`)
  if (audit.violations.length > 0) fail(`The ledger is wrong:\n${audit.violations.join('\n')}`)
  say(`The ledger is right: ${audit.transactions} movements over ${audit.accounts} accounts.`)
  process.exit(0)
}

async function run(): Promise<void> {
  const settings = sandboxSettings(process.env, process.argv.slice(2))
  const running = await startSandbox(settings)
  say(
    `Sandbox ready: platform http://localhost:${running.sandboxPort}, panel http://localhost:${running.sandboxPort}/__sandbox?token=${running.panelToken}, games http://localhost:${running.gamesPort}`,
  )
  const stop = () => {
    void running.stop().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

async function runOrVerify(): Promise<void> {
  if (process.argv.slice(2).some((word) => word === 'verify' || word === '--verify')) verifyAndExit()
  await run()
}

// Errors at start-up are printed as one sentence, without a stack.
runOrVerify().catch((failure: unknown) => {
  if (failure instanceof PortTaken) {
    const name = failure.port === sandboxSettings(process.env).sandboxPort ? 'SANDBOX_PORT' : 'GAMES_PORT'
    fail(`${failure.message} Stop the program that uses it, or set ${name} to another port.`)
  }
  fail(failure instanceof Error ? failure.message : String(failure))
})
