import axios from 'axios'
import type { RawAnswer } from './answer.ts'
import type { Carrier } from './options.ts'
import type { After } from './timers.ts'

/** A request, ready to go. */
export interface WireRequest {
  readonly method: string
  /** Address with query. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** How a request without answer ended. */
export type Undelivered = 'timeout' | 'aborted' | 'broken'

/** Result of sending: the answer, whatever its status, or why there is none. */
export type Delivery = { readonly answer: RawAnswer } | { readonly undelivered: Undelivered; readonly cause?: unknown }

/** Sends one request, once. Never rejects. */
export type Transport = (request: WireRequest, milliseconds: number, signal: AbortSignal) => Promise<Delivery>

const asFetch =
  (carry: Carrier): typeof globalThis.fetch =>
  async (input, init) =>
    carry(input instanceof Request ? input : new Request(input, init))

/**
 * The transport over axios's fetch adapter. Cookies travel along: the captcha is bound to one (wire fact 1.2).
 * The timeout is ours and not axios's, so that it runs on the injected timers and ends the wait even where the injected
 * fetch takes no notice of a signal.
 */
export function createTransport(baseURL: string, carry: Carrier | undefined, after: After): Transport {
  const http = axios.create({
    adapter: 'fetch',
    baseURL,
    withCredentials: true,
    withXSRFToken: false,
    responseType: 'text',
    transformRequest: [(data: unknown) => data],
    transformResponse: [(data: unknown) => data],
    validateStatus: null,
    ...(carry === undefined ? undefined : { env: { fetch: asFetch(carry) } }),
  })

  return (request, milliseconds, signal) =>
    new Promise((resolve) => {
      const controller = new AbortController()
      const end = (delivery: Delivery): void => {
        cancelTimer()
        signal.removeEventListener('abort', aborted)
        resolve(delivery)
        if ('undelivered' in delivery) controller.abort()
      }
      const aborted = (): void => end({ undelivered: 'aborted' })
      const cancelTimer = after(milliseconds, () => end({ undelivered: 'timeout' }))
      if (signal.aborted) return aborted()
      signal.addEventListener('abort', aborted)
      http
        .request<string>({
          method: request.method,
          url: request.address,
          headers: { ...request.headers },
          data: request.body,
          signal: controller.signal,
        })
        .then(
          ({ status, data }) => end({ answer: { status, text: data } }),
          (cause: unknown) => end({ undelivered: 'broken', cause }),
        )
    })
}
