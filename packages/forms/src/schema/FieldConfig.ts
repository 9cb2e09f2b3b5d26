/**
 * The rules a platform sends for one field of a form.
 *
 * Bounds count user-perceived characters, both ends included. `acceptedPattern` is a regular expression from the server
 * and is never trusted; a lone `*` means any text.
 */
export interface FieldConfig {
  /** Whether the field is shown at all. */
  readonly enabled: boolean
  /** Whether it may not be left empty. An empty optional field passes every other rule. */
  readonly required: boolean
  /** Fewest characters. */
  readonly minLength: number
  /** Most characters. If it is below `minLength`, the two are swapped and reported. */
  readonly maxLength: number
  /** One of the 24 rules: provides the hint, and the check when the server's pattern is missing or unusable. */
  readonly patternId: number
  /** Regular expression for the whole value; null or missing leaves the check to `patternId`. */
  readonly acceptedPattern?: string | null | undefined
}

/** The rules of a whole form by field name. */
export type FieldConfigs = Readonly<Record<string, FieldConfig>>

/** A server rule that could not be used as sent; for the integrator's log, never shown to the user. */
export type ConfigProblem = {
  /** Name of the field; empty for a schema without a name. */
  readonly field: string
} & (
  | {
      /** The problem of the rule; the other members quote what was sent. */
      readonly kind: 'unknown-pattern-id'
      readonly patternId: number
    }
  | { readonly kind: 'unusable-pattern'; readonly source: string; readonly reason: string }
  | { readonly kind: 'bounds-reversed'; readonly minLength: number; readonly maxLength: number }
)
