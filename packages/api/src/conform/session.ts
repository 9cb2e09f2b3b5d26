import type { Endpoint } from '../contract/endpoint.ts'
import { saysSessionIsOver } from '../client/session-end.ts'
import { sealingKey } from '../groups/session/sealing.calls.ts'
import { createJweSealing } from '../sealing/jwe.ts'
import { createPlatformSealing } from '../sealing/platform-scheme.ts'
import type { Sealed } from '../sealing/sealing.ts'
import { inDialect } from '../dialect/dialect.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Asked, Asker } from './ask.ts'
import { checkAnswer } from './checkAnswer.ts'
import { finding } from './findings.ts'
import { isOff } from './run.ts'
import type { Finding, FindingKind } from './findings.ts'

/** Seals with the scheme of the platform's key; null for an unknown one. */
export async function sealFor(ask: Asker, dialect: Dialect, payload: unknown): Promise<Sealed | null> {
  const { text } = await ask(inDialect(sealingKey, dialect), { t: String(Date.now()) })
  const key = text.trim()
  const scheme = /^[0-9a-f]+$/i.test(key) ? createPlatformSealing() : createJweSealing()
  return scheme.seal(payload, key).catch(() => null)
}

/**
 * Judges the response to a request that must be refused for lack of a session.
 * @param accepted kind of finding if it is answered
 */
export function refusalFindings(one: Endpoint, asked: Asked, accepted: FindingKind): readonly Finding[] {
  if (isOff(asked)) return []
  const { read, findings } = checkAnswer(one, asked, Number.POSITIVE_INFINITY)
  if (read === null) return findings
  if (read.kind === 'status') return read.status === 401 ? [] : [finding(one.id, 'session-code', `HTTP ${read.status}`)]
  if (read.kind !== 'refused') return answersNothing(one, read) ? [] : [finding(one.id, accepted)]
  const { refusal } = read
  if (!saysSessionIsOver(refusal)) return [finding(one.id, 'session-code', refusal.code ?? 'no code')]
  return refusal.status < 400 ? [finding(one.id, 'success-status', `HTTP ${refusal.status}`)] : []
}

/** Some platforms answer an unknown token with an empty success. */
function answersNothing(one: Endpoint, read: { readonly kind: string; readonly value?: unknown }): boolean {
  if (one.sessionField === null || read.kind !== 'value') return false
  const { value } = read
  return typeof value !== 'object' || value === null || !(one.sessionField in value)
}
