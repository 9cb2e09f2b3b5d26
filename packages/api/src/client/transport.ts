import type { AxiosInstance } from 'axios'
import type { RawAnswer } from './answer.ts'
import type { Carrier, ClientOptions, WireRequest } from './options.ts'
import type { After } from './timers.ts'

/** How a request without a response ended. */
export type Undelivered = 'timeout' | 'aborted' | 'broken'

/** Result of sending: a response of any status, or why there is none. */
export type Delivery = { readonly answer: RawAnswer } | { readonly undelivered: Undelivered; readonly cause?: unknown }

/** Sends one request, once. Never rejects. */
export type Transport = (request: WireRequest, milliseconds: number, signal: AbortSignal) => Promise<Delivery>

const asFetch =
  (carry: Carrier): typeof globalThis.fetch =>
  async (input, init) =>
    carry(input instanceof Request ? input : new Request(input, init))

/**
 * The transport over axios's fetch adapter. Cookies are included: the captcha is bound to one. The timeout is not
 * axios's, so that it runs on the injected timers and ends the wait even if the injected fetch ignores the signal.
 * axios itself is loaded with the first request that has no early answer.
 */
export function createTransport(
  { baseURL = '', fetch: carry, early }: Pick<ClientOptions, 'baseURL' | 'fetch' | 'early'>,
  after: After,
): Transport {
  const open = async (): Promise<AxiosInstance> => {
    const { default: axios } = await import('axios')
    return axios.create({
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
  }
  let opened: Promise<AxiosInstance> | undefined
  const connection = (): Promise<AxiosInstance> => {
    opened ??= open().catch((cause: unknown) => {
      opened = undefined
      throw cause
    })
    return opened
  }

  const send = async ({ method, address, headers, body }: WireRequest, signal: AbortSignal): Promise<RawAnswer> => {
    const http = await connection()
    signal.throwIfAborted()
    const { status, data } = await http.request<string>({
      method,
      url: address,
      headers: { ...headers },
      data: body,
      signal,
    })
    return { status, text: data }
  }

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
      const sent = () => send(request, controller.signal)
      // When the early answer fails, the request is sent.
      const answered = early?.(request)?.catch(sent) ?? sent()
      answered.then(
        (answer) => end({ answer }),
        (cause: unknown) => end({ undelivered: 'broken', cause }),
      )
    })
}
