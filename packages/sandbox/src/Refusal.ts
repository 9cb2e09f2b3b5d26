import type { ErrorCode, SessionCode } from '@croupier/api'
import type { Words } from './core/words/Words.ts'

/** Refusal codes with a text. Each subject adds its own in its `refusals.ts` (`declare module`). */
export interface RefusalTexts {}

/** Codes of the operator panel's own actions, which are not calls of the contract. */
type PanelCode = 'points.redemption.unknown' | 'promotion.application.unknown' | 'withdrawal.stage'

/**
 * Every code the platform can refuse with. Throwing a code that has no text, or that no call of the contract declares,
 * is a type error. A check at run time makes sure that each call uses only the codes it declares.
 */
export type RefusalCode = Extract<keyof RefusalTexts, ErrorCode | SessionCode | PanelCode>

/** Optional details of a refusal. */
export interface RefusalOptions {
  /** HTTP status; 200 unless the request itself is faulty. Business refusals travel inside the envelope. */
  readonly status?: 200 | 400 | 401 | 403 | 404 | 409 | 413
  /** The envelope's `value`, e.g. `{ captcha: true }`. */
  readonly value?: unknown
  /**
   * Values for the placeholders `{0}`, `{1}` of the message: amounts in minor units, and texts, which are inserted in
   * the caller's language.
   */
  readonly values?: readonly (string | bigint | Words)[]
  /** Keep what the operation wrote before the refusal, e.g. the count of wrong passwords. */
  readonly keep?: boolean
}

/** Refuses an operation. Becomes an envelope with `success: false`; its writes are rolled back unless `keep`. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly status: NonNullable<RefusalOptions['status']>
  readonly value: unknown
  readonly values: readonly (string | bigint | Words)[]
  readonly keep: boolean

  constructor(code: RefusalCode, options: RefusalOptions = {}) {
    super(code)
    this.code = code
    this.status = options.status ?? 200
    this.value = options.value ?? null
    this.values = options.values ?? []
    this.keep = options.keep ?? false
  }

  /** The same refusal, but the operation's writes are kept. */
  kept(): Refusal {
    const { code, status, value, values } = this
    return new Refusal(code, { status, value, values, keep: true })
  }
}
