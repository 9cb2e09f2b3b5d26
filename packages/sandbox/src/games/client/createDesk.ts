import type { DeskAnswer } from './data.ts'

/** The page's way to the sandbox. */
export interface Desk {
  /** Plays one round. The same key may be sent again as often as needed: it is one round and one stake. */
  place(stake: string, key: string): Promise<DeskAnswer>
  /** The balance as it is now, or why it cannot be read. */
  balance(): Promise<
    | { readonly kind: 'balance'; readonly balance: string }
    | { readonly kind: 'refused'; readonly code: string }
    | { readonly kind: 'unreachable' }
  >
}

/** Opens the desk of a play. Calls end after ten seconds without an answer. */
export const createDesk = (call: typeof fetch, playId: string): Desk => {
  const ask = async (path: string, init: RequestInit): Promise<Record<string, unknown> | null> => {
    try {
      const response = await call(path, {
        ...init,
        headers: { authorization: `Bearer ${playId}`, 'content-type': 'application/json' },
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(10_000),
      })
      const body: unknown = await response.json()
      return typeof body === 'object' && body !== null && 'kind' in body ? (body as Record<string, unknown>) : null
    } catch {
      return null
    }
  }
  return {
    async place(stake, key) {
      const body = await ask('/slot/rounds', { method: 'POST', body: JSON.stringify({ stake, key }) })
      return body === null ? { kind: 'unreachable' } : (body as unknown as DeskAnswer)
    },
    async balance() {
      const body = await ask('/slot/balance', { method: 'GET' })
      return body === null ? { kind: 'unreachable' } : (body as unknown as Awaited<ReturnType<Desk['balance']>>)
    },
  }
}
