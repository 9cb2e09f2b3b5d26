import type { Fields } from '../client/parameters.ts'
import { contract } from '../contract/contract.ts'
import type { EndpointId } from '../contract/contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { inDialect } from '../dialect/dialect.ts'
import { dialects } from '../dialect/dialects.ts'
import { finding } from './findings.ts'
import type { Finding } from './findings.ts'
import { badInput, whereElse } from './protocol.ts'
import { isOff, mainReport, requestOf, skipped, withFindings } from './run.ts'
import type { CallReport, Run } from './run.ts'
import { refusalFindings } from './session.ts'

/** Makes a read: without a session if one is required, with a made-up token, correctly, and with wrong input. */
export async function readReport(run: Run, one: Endpoint<EndpointId>, token: string | null): Promise<CallReport> {
  const request = await requestOf(run, one, token)
  const sessionFindings = one.token === 'required' ? await withoutSession(run, one, request) : []
  if (one.token === 'required' && token === null) {
    const outcome = sessionFindings.length === 0 ? 'skipped' : 'failed'
    return { id: one.id, outcome, ms: null, note: 'asked without a session only', findings: sessionFindings }
  }
  const sent = one.token === 'none' ? null : token
  const asked = await run.ask(one, request, { token: sent })
  if (isOff(asked)) return { ...skipped(one.id, 'switched off for this merchant'), findings: sessionFindings }
  const main = mainReport(run, one, asked)
  const missing = asked.status === 404 || asked.status === 405
  if (missing) {
    const elsewhere = await whereElse(run.ask, one, request, { token: sent, others: othersOf(one) })
    return withFindings(main, [elsewhere ?? finding(one.id, 'not-found', `HTTP ${asked.status}`)])
  }
  // A failure on correct input says nothing about wrong input.
  const inputFindings = main.outcome === 'failed' ? [] : await badInput(run, one, request, sent)
  return withFindings(main, [...main.findings, ...sessionFindings, ...inputFindings])
}

/** The endpoint as other dialects name it, where they name it otherwise. */
const othersOf = (one: Endpoint<EndpointId>): readonly Endpoint[] =>
  Object.values(dialects)
    .map((dialect) => inDialect(contract[one.id] as Endpoint, dialect))
    .filter(({ method, path }) => method !== one.method || path !== one.path)

async function withoutSession(run: Run, one: Endpoint, request: Fields): Promise<readonly Finding[]> {
  const bare = refusalFindings(one, await run.ask(one, request), 'token-ignored')
  if (bare.length > 0) return bare
  const forged = await run.ask(one, request, { token: `forged-${crypto.randomUUID()}` })
  return refusalFindings(one, forged, 'forged-token-accepted')
}
