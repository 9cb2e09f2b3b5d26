import { reference, type Endpoint, type EndpointId, type JweOpener } from '@croupier/api'
import type { Hono } from 'hono'

type Fields = Readonly<Record<string, unknown>>

/** One request of an attacker; omitted parts have the values an honest client would send. */
export interface Attempt {
  readonly fields?: unknown
  /** Raw body, instead of the fields. */
  readonly body?: string
  readonly method?: string
  readonly merchant?: string
  readonly token?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/** Response to an attempt. */
export interface Reply {
  readonly status: number
  readonly type: string
  readonly headers: Headers
  readonly text: string
  /** Error code of the envelope, or null. */
  readonly code: string | null
}

/** Sealing without encryption: the tests attack the code behind it. */
export const openly: JweOpener = {
  publicKey: '{"kty":"none"}',
  open: async (value) => JSON.parse(value) as unknown,
}

let serial = 0

/** Builds the request of an attempt at an endpoint. */
export function requestOf(endpoint: Endpoint, attempt: Attempt): Request {
  const { fields = {}, token = null, merchant = 'crph', method = endpoint.method } = attempt
  const headers = new Headers({
    Merchant: merchant,
    Language: 'EN',
    ...(endpoint.module !== null && { ModuleId: endpoint.module }),
    ...(token !== null && { Authorization: token }),
    ...(endpoint.effect !== 'read' && { 'Idempotency-Key': `hardening-${++serial}` }),
    ...attempt.headers,
  })
  const inAddress = method === 'GET' || method === 'HEAD'
  const query = inAddress ? `?${formOf(fields)}` : ''
  return new Request(`http://sandbox.test${endpoint.path}${query}`, {
    method,
    headers,
    ...(!inAddress && { body: attempt.body ?? bodyOf(endpoint, fields) }),
  })
}

/** Sends an attempt and reads the whole answer. */
export async function send(app: Hono, endpoint: Endpoint, attempt: Attempt): Promise<Reply> {
  const response = await app.fetch(requestOf(endpoint, attempt))
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  return { status: response.status, type, headers: response.headers, text, code: codeOf(text) }
}

/** Names of a call's fields, from its schema and the reference's examples. */
export function fieldsOf(endpoint: Endpoint<EndpointId>): readonly string[] {
  const names = new Set<string>()
  for (const { request } of reference[endpoint.id].examples) for (const name of Object.keys(request)) names.add(name)
  const shape = 'shape' in endpoint.input ? (endpoint.input.shape as object) : {}
  for (const name of Object.keys(shape)) names.add(name)
  return [...names]
}

/** An honest request from the reference. */
export const exampleOf = (endpoint: Endpoint<EndpointId>): Fields =>
  reference[endpoint.id].examples[0].request as unknown as Fields

function bodyOf(endpoint: Endpoint, fields: unknown): string {
  if (endpoint.sends === 'form') return formOf(fields)
  return JSON.stringify(endpoint.sealed ? { value: JSON.stringify(fields) } : fields)
}

function formOf(fields: unknown): string {
  const pairs: string[] = []
  const add = (name: string, value: unknown) => {
    if (value === undefined) return
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`)
  }
  for (const [name, value] of Object.entries((fields ?? {}) as object)) {
    if (Array.isArray(value)) for (const one of value.slice(0, 50)) add(name, one)
    else add(name, value)
  }
  return pairs.join('&')
}

function codeOf(text: string): string | null {
  try {
    const body = JSON.parse(text) as { errorCode?: unknown } | null
    return typeof body?.errorCode === 'string' ? body.errorCode : null
  } catch {
    return null
  }
}
