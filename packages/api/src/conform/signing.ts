import { contract } from '../contract/contract.ts'
import { inDialect } from '../dialect/dialect.ts'
import { checkAnswer } from './checkAnswer.ts'
import { finding } from './findings.ts'
import { mainReport, skipped, withFindings } from './run.ts'
import type { CallReport, Run } from './run.ts'
import { refusalFindings, sealFor } from './session.ts'

/** Logs in the run's account, with its password encrypted. */
export async function signIn(run: Run): Promise<{ readonly token: string | null; readonly report: CallReport }> {
  const { account } = run.options
  const one = inDialect(contract['session.login'], run.dialect)
  if (account === undefined) return { token: null, report: skipped(one.id, 'no account given') }
  const payload = { ...account, captcha: '', type: 'username' }
  const sealed = await sealFor(run.ask, run.dialect, payload)
  if (sealed === null) return { token: null, report: skipped(one.id, 'no key to seal it with') }
  const asked = await run.ask(one, payload, { sealed, key: crypto.randomUUID() })
  const report = mainReport(run, one, asked)
  const { read } = checkAnswer(one, asked, run.slowAfter)
  const value = read?.kind === 'value' ? one.value.safeParse(read.value) : undefined
  if (value?.success === true) return { token: (value.data as { token: string }).token, report }
  const refused = finding(one.id, 'login-refused', report.note)
  return { token: null, report: withFindings(report, [...report.findings, refused]) }
}

/** Logs out and sends one more request with the ended token. */
export async function endReport(run: Run, token: string): Promise<CallReport> {
  const logout = inDialect(contract['session.logout'], run.dialect)
  const main = mainReport(run, logout, await run.ask(logout, {}, { token, key: crypto.randomUUID() }))
  const info = inDialect(contract['member.info'], run.dialect)
  const ended = refusalFindings(info, await run.ask(info, {}, { token }), 'ended-token-accepted')
  return withFindings(main, [...main.findings, ...ended])
}
