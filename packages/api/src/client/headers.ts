import type { Endpoint } from '../contract/endpoint.ts'

/** Input for the headers of a request. */
export interface HeaderFacts {
  readonly merchant: string
  /** Upper case. */
  readonly language: string
  /** null for a call without a module. */
  readonly token: string | null
  readonly device: string
  readonly now: number
  readonly idempotencyKey: string | null
  /** Headers of the sealing scheme. */
  readonly sealed: Readonly<Record<string, string>>
  /** null if there is no body. */
  readonly contentType: string | null
}

/**
 * Headers of a request. `Merchant` occurs once: a repeated one is refused. The token is sent raw, without a scheme.
 * `X-Real-UA` and the header `X-Gateway-Version` of some builds are left out: no gateway is known to need them.
 */
export function requestHeaders(one: Endpoint, facts: HeaderFacts): Record<string, string> {
  return {
    Accept: 'application/json, text/plain, */*',
    Merchant: facts.merchant,
    Language: facts.language,
    Device: facts.device,
    'X-Timestamp': String(facts.now),
    'X-Requested-With': 'XMLHttpRequest',
    ...(one.module === null ? undefined : { ModuleId: one.module }),
    ...(facts.token === null ? undefined : { Authorization: facts.token }),
    ...(facts.contentType === null ? undefined : { 'Content-Type': facts.contentType }),
    ...(facts.idempotencyKey === null ? undefined : { 'Idempotency-Key': facts.idempotencyKey }),
    ...facts.sealed,
  }
}
