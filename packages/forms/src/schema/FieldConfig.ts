/**
 * The rules a platform sends for one field of a form (wire-facts 3.10).
 *
 * Bounds count user-perceived characters, both ends included. `acceptedPattern` is a regular expression text from the
 * server and is never trusted; a lone `*` in it means any text [S-136].
 */
export interface FieldConfig {
  /** Whether the field is shown at all [S-134]. */
  readonly enabled: boolean
  readonly required: boolean
  readonly minLength: number
  readonly maxLength: number
  /** One of the 24 rules: gives the hint, and the check if the server's pattern is missing or unusable. */
  readonly patternId: number
  readonly acceptedPattern?: string | null | undefined
}

/** The rules of a whole form by field name. */
export type FieldConfigs = Readonly<Record<string, FieldConfig>>

/** A server rule that could not be used as sent; for the integrator's log, never shown to the user. */
export type ConfigProblem =
  | { readonly kind: 'unknown-pattern-id'; readonly field: string; readonly patternId: number }
  | { readonly kind: 'unusable-pattern'; readonly field: string; readonly source: string; readonly reason: string }
  | { readonly kind: 'bounds-reversed'; readonly field: string; readonly minLength: number; readonly maxLength: number }
