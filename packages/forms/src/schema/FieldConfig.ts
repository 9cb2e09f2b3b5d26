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
  /** Which of the 24 rules the hint speaks of, and which checks when the server's own text is absent or unusable. */
  readonly patternId: number
  readonly acceptedPattern?: string | null | undefined
}

/** The rules of a whole form by field name. */
export type FieldConfigs = Readonly<Record<string, FieldConfig>>

/** A rule of the server that could not be taken as sent; for the integrator's log, never for the person. */
export type ConfigProblem =
  | { readonly kind: 'unknown-pattern-id'; readonly field: string; readonly patternId: number }
  | { readonly kind: 'unusable-pattern'; readonly field: string; readonly source: string; readonly reason: string }
  | { readonly kind: 'bounds-reversed'; readonly field: string; readonly minLength: number; readonly maxLength: number }
