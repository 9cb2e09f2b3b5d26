import type { RefusalCode } from './messages.ts'

/** Further facts of a refusal. */
export interface RefusalOptions {
  /** HTTP status; 200 unless the transport itself is at fault. Business refusals travel inside the envelope. */
  readonly status?: 200 | 400 | 401 | 403 | 404 | 409 | 413
  /** The envelope's `value`, e.g. `{ captcha: true }`. */
  readonly value?: unknown
  /** Values for the placeholders `{0}`, `{1}` of the message. */
  readonly values?: readonly string[]
  /** Keep what the operation wrote before it refused, e.g. the count of wrong passwords. */
  readonly keep?: boolean
}

/** A rule said no. Becomes an envelope with `success: false`; whatever the operation wrote is undone unless kept. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly status: number
  readonly value: unknown
  readonly values: readonly string[]
  readonly keep: boolean

  constructor(code: RefusalCode, options: RefusalOptions = {}) {
    super(code)
    this.code = code
    this.status = options.status ?? 200
    this.value = options.value ?? null
    this.values = options.values ?? []
    this.keep = options.keep ?? false
  }
}
