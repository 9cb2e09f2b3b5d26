import type { BoardAnswer, RefusedAnswer, RoundAnswer } from './data.ts'

/** Any plain answer of the games origin, or null when there was none or it was unreadable. */
export type CallBody = Readonly<Record<string, unknown>> | null

/** The page's calls to the games origin. */
export interface Calls {
  /** Places one round. Repeating a key is safe: it is one round and one stake. */
  place(stake: string, key: string, choice: unknown): Promise<RoundAnswer>
  /** Sends a move of an open round; `null` only requests its state. */
  move(roundId: string, move: unknown): Promise<RoundAnswer>
  /** The current balance, or why it cannot be read. */
  balance(): Promise<
    | { readonly kind: 'balance'; readonly balance: string }
    | { readonly kind: 'refused'; readonly code: string }
    | { readonly kind: 'unreachable' }
  >
  /** The board of a game of shared results. */
  board(): Promise<BoardAnswer | RefusedAnswer | { readonly kind: 'unreachable' }>
  /** A launch token for another game of the lane. */
  beside(
    nodeId: number,
  ): Promise<{ readonly kind: 'launch'; readonly token: string } | RefusedAnswer | { readonly kind: 'unreachable' }>
  /** The play's rounds and the member's seeds. */
  record(): Promise<CallBody>
  /** Changes the language of the play; the page is then reloaded in it. */
  speak(language: string): Promise<CallBody>
  /** Reveals the current seed and activates the next one with this client seed. */
  rotate(clientSeed: string): Promise<CallBody>
}

/** Creates the calls of a play. Each fails after ten seconds without an answer. */
export const createCalls = (call: typeof fetch, playId: string): Calls => {
  const ask = async (path: string, body?: unknown): Promise<CallBody> => {
    try {
      const response = await call(path, {
        ...(body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) }),
        headers: { authorization: `Bearer ${playId}`, 'content-type': 'application/json' },
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(10_000),
      })
      const answer: unknown = await response.json()
      return typeof answer === 'object' && answer !== null && 'kind' in answer ? (answer as CallBody) : null
    } catch {
      return null
    }
  }
  const asked = async <Answer>(path: string, body?: unknown): Promise<Answer | { readonly kind: 'unreachable' }> => {
    const answer = await ask(path, body)
    return answer === null ? { kind: 'unreachable' } : (answer as Answer)
  }
  return {
    place: (stake, key, choice) => asked<RoundAnswer>('/rounds', { stake, key, choice }),
    move: (roundId, move) => asked<RoundAnswer>('/rounds/move', { roundId, move }),
    balance: () => asked<Awaited<ReturnType<Calls['balance']>>>('/balance'),
    board: () => asked<Awaited<ReturnType<Calls['board']>>>('/board'),
    beside: (nodeId) => asked<Awaited<ReturnType<Calls['beside']>>>('/beside', { nodeId }),
    record: () => ask('/record'),
    speak: (language) => ask('/language', { language }),
    rotate: (clientSeed) => ask('/seeds', { clientSeed }),
  }
}
