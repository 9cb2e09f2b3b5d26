import { rows, type TablesOf } from '../core/state/definitions.ts'

/** An answer kept for a repeated request. */
export interface StoredAnswer {
  /** Who asked and for what: session, endpoint and key. */
  readonly place: string
  /** Fingerprint of the request's body. */
  readonly body: string
  readonly status: number
  /** As the vault sealed it: an answer may hold a token or a code. */
  readonly answer: string
  readonly at: number
}

/** Answers kept for repeated requests. */
export const wireTables = {
  answers: rows<StoredAnswer>({}, { at: (row) => row.at, secrets: 'rows' }),
}

declare module '../World.ts' {
  interface Tables extends TablesOf<typeof wireTables> {}
}
