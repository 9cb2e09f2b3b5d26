import type { MessageValues } from '@croupier/locales'

/** The bounds of a field's length in user-perceived characters. */
export interface Bounds {
  /** Fewest characters; fills `(min)`. */
  readonly min: number
  /** Most characters; fills `(max)`. */
  readonly max: number
}

// Between the two placeholders is whatever the language uses: a hyphen, a dash, a tilde, 'to', 'hanggang', 'থেকে'.
const range = /\(min\)[^()]*?\(max\)/g

/**
 * Fills the literal `(min)` and `(max)` of a pattern text with the field's bounds.
 *
 * `figures` converts digits to those of the language. Equal bounds give one number instead of a range.
 */
export const patternHint = (text: string, { min, max }: Bounds, figures: (text: string) => string = String): string =>
  (min === max ? text.replace(range, figures(String(max))) : text)
    .replaceAll('(min)', figures(String(min)))
    .replaceAll('(max)', figures(String(max)))

/** Fills `(min)` and `(max)` when the values carry both; any other text is returned unchanged. */
export const withBounds = (
  text: string,
  values: MessageValues | undefined,
  figures: (text: string) => string = String,
): string => {
  const min = values?.['min']
  const max = values?.['max']
  return typeof min === 'number' && typeof max === 'number' ? patternHint(text, { min, max }, figures) : text
}
