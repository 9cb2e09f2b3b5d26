/** One call of the platform, as shown to the operator. No bodies, no tokens. */
export interface LoggedCall {
  readonly at: number
  readonly endpoint: string
  readonly method: string
  readonly path: string
  readonly merchant: string
  readonly status: number
  /** Error code of a refusal, or null. */
  readonly code: string | null
  /** The sandbox's own failure, or null. */
  readonly fault: string | null
}

const KEPT = 200

/** The last 200 calls, newest last. Refused ones are also passed on, for a permanent log. */
export class RequestLog {
  #calls: LoggedCall[] = []
  readonly #refused: (call: LoggedCall) => void

  constructor(refused: (call: LoggedCall) => void = () => {}) {
    this.#refused = refused
  }

  add(call: LoggedCall): void {
    this.#calls.push(call)
    if (call.code !== null) this.#refused(call)
    if (this.#calls.length > KEPT * 2) this.#calls = this.#calls.slice(-KEPT)
  }

  list(): readonly LoggedCall[] {
    return this.#calls.slice(-KEPT)
  }

  clear(): void {
    this.#calls = []
  }
}
