import type { ErrorCode, SessionCode } from '@croupier/api'
import type { Words } from './core/words/Words.ts'

/** Codes that have a text; each subject adds its own in its `refusals.ts` (`declare module`). */
export interface RefusalTexts {}

/** Codes of the operator panel's own actions, which are not calls of the contract. */
type PanelCode = 'points.redemption.unknown' | 'promotion.application.unknown' | 'withdrawal.stage'

/**
 * Every code the platform refuses with. It is a type error to throw a code without a text, or one that no call of the
 * contract declares. That each call refuses only with its own codes is checked when it happens.
 */
export type RefusalCode = Extract<keyof RefusalTexts, ErrorCode | SessionCode | PanelCode>

/** Further facts of a refusal. */
export interface RefusalOptions {
  /** HTTP status; 200 unless the transport itself is at fault. Business refusals travel inside the envelope. */
  readonly status?: 200 | 400 | 401 | 403 | 404 | 409 | 413
  /** The envelope's `value`, e.g. `{ captcha: true }`. */
  readonly value?: unknown
  /**
   * Values for the placeholders `{0}`, `{1}` of the message: amounts in minor units, and words, which are put in in the
   * language of the caller.
   */
  readonly values?: readonly (string | bigint | Words)[]
  /** Keep what the operation wrote before it refused, e.g. the count of wrong passwords. */
  readonly keep?: boolean
}

/** A rule said no. Becomes an envelope with `success: false`; whatever the operation wrote is undone unless kept. */
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

  /** The same refusal, which keeps what was written before it. */
  kept(): Refusal {
    const { code, status, value, values } = this
    return new Refusal(code, { status, value, values, keep: true })
  }
}
