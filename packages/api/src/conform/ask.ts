import type { Carrier } from '../client/options.ts'
import { requestHeaders } from '../client/headers.ts'
import { parameterText, withQuery } from '../client/parameters.ts'
import type { Fields } from '../client/parameters.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { fieldsInDialect } from '../dialect/dialect.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Sealed } from '../sealing/sealing.ts'

/** A response of any kind, or why there is none. */
export interface Asked {
  readonly status: number
  readonly contentType: string | null
  readonly text: string
  /** Milliseconds until the whole answer was there. */
  readonly ms: number
  /** Set if no complete response arrived. */
  readonly broken?: string
}

/** How one request is sent. */
export interface Asking {
  readonly token?: string | null
  /** The encrypted body; without one the fields are sent in plain text. */
  readonly sealed?: Sealed | null
  /** Sent as `Idempotency-Key`. */
  readonly key?: string | null
  readonly path?: string
  readonly method?: string
  /** Sends the merchant's header twice. */
  readonly merchantTwice?: boolean
}

/** Settings that all requests of a run share. */
export interface AskerOptions {
  readonly base: string
  readonly merchant: string
  readonly language: string
  readonly dialect: Dialect
  readonly fetch: Carrier
  /** Milliseconds of a steady clock. */
  readonly now: () => number
  /** Timeout of a response in milliseconds. */
  readonly timeoutMs: number
}

/**
 * Sends one request to an endpoint exactly as the contract defines it, without the client's leniency. Never rejects.
 */
export type Asker = (one: Endpoint, fields: Fields, how?: Asking) => Promise<Asked>

/** Makes the asker of a run. */
export function createAsker(options: AskerOptions): Asker {
  return async (one, given, how = {}) => {
    const fields = fieldsInDialect(one.id, given, options.dialect)
    const method = how.method ?? one.method
    const asQuery = method === 'GET'
    const path = how.path ?? one.path
    const body = asQuery ? null : bodyOf(one, fields, how.sealed ?? null)
    const headers = new Headers(
      requestHeaders(one, {
        merchant: options.merchant,
        language: options.language,
        token: how.token ?? null,
        device: 'web',
        now: Date.now(),
        idempotencyKey: how.key ?? null,
        sealed: how.sealed?.headers ?? {},
        contentType: body?.type ?? null,
      }),
    )
    if (how.merchantTwice === true) headers.append('Merchant', options.merchant)
    const address = options.base.replace(/\/+$/, '') + (asQuery ? withQuery(path, fields) : path)
    const started = options.now()
    const passed = (): number => Math.round(options.now() - started)
    try {
      const response = await options.fetch(
        new Request(address, {
          method,
          headers,
          body: body?.text ?? null,
          redirect: 'manual',
          signal: AbortSignal.timeout(options.timeoutMs),
        }),
      )
      const text = await response.text()
      return { status: response.status, contentType: response.headers.get('content-type'), text, ms: passed() }
    } catch (cause) {
      const why =
        cause instanceof Error && cause.name === 'TimeoutError' ? 'no answer in time' : 'the connection failed'
      return { status: 0, contentType: null, text: '', ms: passed(), broken: why }
    }
  }
}

function bodyOf(
  one: Endpoint,
  fields: Fields,
  sealed: Sealed | null,
): { readonly text: string; readonly type: string } | null {
  const json = 'application/json;charset=UTF-8'
  if (sealed !== null) return { text: JSON.stringify({ value: sealed.value }), type: json }
  if (one.sends === 'form') {
    return { text: parameterText(fields), type: 'application/x-www-form-urlencoded;charset=UTF-8' }
  }
  return Object.keys(fields).length === 0 ? null : { text: JSON.stringify(fields), type: json }
}
