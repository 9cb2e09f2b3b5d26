const ascii = /^[\0-\x7f]*$/

/** Longer than any form field allows; longer texts are not normalised. */
const longestText = 10_000

/** Whether a value is not ASCII and longer than anyone would type; every field refuses such a value. */
export const beyondReading = (value: string): boolean => value.length > longestText && !ascii.test(value)

/** More combining marks on one letter than any writing system uses (Unicode's Stream-Safe limit, UAX 15). */
const markFlood = /(?<!\p{M})\p{M}{31}/u

/**
 * The composed form (NFC) of a value, so that a rule sees the same text from every keyboard.
 *
 * Returns `undefined` for a long run of combining marks: normalising it takes quadratic time, so pasting one would
 * freeze the page.
 */
export const canonical = (value: string): string | undefined => {
  if (ascii.test(value)) return value
  if (beyondReading(value) || markFlood.test(value)) return undefined
  return value.normalize('NFC')
}
