import type * as z from 'zod/mini'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Sealed } from '../sealing/sealing.ts'
import { readAnswer } from './answer.ts'
import * as failures from './failures.ts'
import type { FailureFacts } from './failures.ts'
import { requestHeaders } from './headers.ts'
import type { WireRequest } from './options.ts'
import { parameterText, withQuery } from './parameters.ts'
import type { Fields } from './parameters.ts'
import { makeReference } from './reference.ts'
import { saysSessionIsOver } from './session-end.ts'
import type { Delivery, Transport } from './transport.ts'
import type { Ports } from './ports.ts'
import { withoutItems } from './wrong-items.ts'

/** A call whose input has passed the contract's validation. */
export interface PreparedCall {
  readonly endpoint: Endpoint
  /** '' for the default origin. */
  readonly origin: string
  readonly path: string
  readonly fields: Fields
  /** The token that travels, or null. */
  readonly token: string | null
  readonly idempotencyKey: string | null
}

/** The facts from which every failure is built. */
export type FailurePorts = Pick<Ports, 'now' | 'random'>

/** Facts of a failure, with a fresh reference. */
export function factsOf(ports: FailurePorts, one: Endpoint, cause?: unknown): FailureFacts {
  return {
    endpoint: one.id,
    reference: makeReference(ports.now, ports.random),
    silent: one.silent,
    errors: one.errors,
    cause,
  }
}

/** Paths of the schema's errors, each once, without values and messages. */
export function wrongFields(issues: readonly { readonly path: readonly PropertyKey[] }[]): string[] {
  return [...new Set(issues.map(({ path }) => path.map(String).join('.')))]
}

const halfMinute = 30_000
const minute = 60_000

interface Body {
  readonly text: string | null
  readonly contentType: string | null
}

const json = (value: unknown): Body => ({ text: JSON.stringify(value), contentType: 'application/json;charset=UTF-8' })

function bodyOf({ endpoint, fields }: PreparedCall, sealed: Sealed | null): Body {
  if (sealed !== null) return json({ value: sealed.value })
  if (endpoint.sends === 'form') {
    return { text: parameterText(fields), contentType: 'application/x-www-form-urlencoded;charset=UTF-8' }
  }
  // A call without fields also has no body (logout, wire fact 1.4).
  if (endpoint.sends === 'query' || Object.keys(fields).length === 0) return { text: null, contentType: null }
  return json(fields)
}

function requestOf(ports: Ports, call: PreparedCall, sealed: Sealed | null): WireRequest {
  const { endpoint: one } = call
  const body = bodyOf(call, sealed)
  return {
    method: one.method,
    address: call.origin + (one.sends === 'query' ? withQuery(call.path, call.fields) : call.path),
    body: body.text,
    headers: requestHeaders(one, {
      merchant: ports.merchant(),
      language: ports.language(),
      token: call.token,
      device: ports.device,
      now: ports.now(),
      idempotencyKey: call.idempotencyKey,
      sealed: sealed?.headers ?? {},
      contentType: body.contentType,
    }),
  }
}

function undeliveredFailure(ports: Ports, one: Endpoint, delivery: Extract<Delivery, { undelivered: unknown }>) {
  const facts = factsOf(ports, one, delivery.cause)
  if (delivery.undelivered === 'timeout') return new failures.Timeout('No answer in time', facts)
  if (delivery.undelivered === 'aborted') return new failures.Aborted('The call was called off', facts)
  // Checked only after a failure: a browser without network may well reach a platform on the same machine.
  return ports.online()
    ? new failures.Network('The connection failed', facts)
    : new failures.Offline('No connection', facts)
}

function checkedValue(ports: Ports, call: PreparedCall, value: unknown): unknown {
  const { endpoint: one, token } = call
  if (one.sessionField !== null && token !== null) {
    const present = typeof value === 'object' && value !== null && Object.hasOwn(value, one.sessionField)
    if (!present) throw new failures.TokenExpired({ code: null, message: '' }, factsOf(ports, one))
  }
  const schema = one.value as z.ZodMiniType
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  const mismatch = new failures.ContractMismatch('answer', wrongFields(issues), factsOf(ports, one))
  ports.onMismatch(mismatch)
  // One wrong card must not empty a lobby. Records of a person's own are whole, or fail where the person sees it.
  if (one.effect === 'read' && one.token !== 'required') {
    const paths = issues.map(({ path }) => path)
    const rest = withoutItems(value, paths)
    const partial = rest === null ? null : schema.safeParse(rest)
    if (partial?.success) return partial.data
  }
  throw mismatch
}

/** One attempt: seal if need be, send, read, check. */
export async function exchange(
  ports: Ports,
  transport: Transport,
  seal: (call: PreparedCall, signal: AbortSignal) => Promise<Sealed>,
  call: PreparedCall,
  signal: AbortSignal,
): Promise<unknown> {
  const { endpoint: one, token } = call
  const sealed = one.sealed ? await seal(call, signal) : null
  const delivery = await transport(requestOf(ports, call, sealed), one.slow ? minute : halfMinute, signal)
  if ('undelivered' in delivery) throw undeliveredFailure(ports, one, delivery)

  const read = readAnswer(one.envelope, delivery.answer)
  if (read.kind === 'value') return checkedValue(ports, call, read.value)
  if (read.kind === 'unreadable')
    throw new failures.ContractMismatch('answer', [read.field], factsOf(ports, one), read.isPage)
  const refusal =
    read.kind === 'refused' ? read.refusal : { code: null, message: '', value: undefined, status: read.status }
  if (token !== null && saysSessionIsOver(refusal)) throw new failures.TokenExpired(refusal, factsOf(ports, one))
  throw read.kind === 'refused'
    ? new failures.PlatformError(refusal, factsOf(ports, one))
    : new failures.HttpStatus(read.status, factsOf(ports, one))
}
