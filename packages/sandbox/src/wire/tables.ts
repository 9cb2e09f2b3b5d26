import { rows, type TablesOf } from '../core/state/definitions.ts'

/** An answer stored for a repeated request. */
export interface StoredAnswer {
  /** Session, endpoint and key of the request. */
  readonly place: string
  /** Fingerprint of the request's body. */
  readonly body: string
  readonly status: number
  /** Encrypted by the vault, as an answer may hold a token or a code. */
  readonly answer: string
  readonly at: number
}

/** Answers stored for repeated requests. */
export const wireTables = {
  answers: rows<StoredAnswer>({}, { at: (row) => row.at, secrets: 'rows' }),
}

declare module '../Context.ts' {
  interface Tables extends TablesOf<typeof wireTables> {}
}
