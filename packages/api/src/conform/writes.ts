import type { EndpointId } from '../contract/contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { isOff, mainReport, requestOf, skipped, withFindings } from './run.ts'
import type { CallReport, Run } from './run.ts'
import { refusalFindings, sealFor } from './session.ts'

/** Writes that would end the account's use, or sessions that are not this run's. */
const spared: ReadonlySet<string> = new Set<EndpointId>([
  'session.login',
  'session.logout',
  'safety.startBreak',
  'safety.setLimit',
  'safety.setSessionLimit',
  'security.changePassword',
  'security.setPaymentPassword',
  'security.changePaymentPassword',
  'security.twoFactorEnrol',
  'security.twoFactorConfirm',
  'security.twoFactorDisable',
  'security.recoveryCodes',
  'device.end',
  'device.endOthers',
])

/** Makes a write if the run allows it: without a session if one is required, then correctly. */
export async function writeReport(run: Run, one: Endpoint<EndpointId>, token: string | null): Promise<CallReport> {
  if (run.options.writes !== true) return skipped(one.id, 'writes are not made')
  if (spared.has(one.id)) return skipped(one.id, 'would end the use of the account')
  const request = await requestOf(run, one, token)
  const seal = async () => (one.sealed ? await sealFor(run.ask, run.dialect, request) : null)
  const key = crypto.randomUUID()
  const sessionFindings =
    one.token === 'required'
      ? refusalFindings(one, await run.ask(one, request, { sealed: await seal(), key }), 'token-ignored')
      : []
  if (one.token === 'required' && token === null)
    return { ...skipped(one.id, 'no account given'), findings: sessionFindings }
  const asked = await run.ask(one, request, { token: one.token === 'none' ? null : token, sealed: await seal(), key })
  if (isOff(asked)) return { ...skipped(one.id, 'switched off for this merchant'), findings: sessionFindings }
  const main = mainReport(run, one, asked)
  return withFindings(main, [...main.findings, ...sessionFindings])
}
