const ascii = /^[\0-\x7f]*$/

/** Longer than any field of any form; past it no text is worth the work of normalising. */
const longestText = 10_000

/** Whether a value goes beyond ASCII and is longer than anyone types: no rule reads such a value. */
export const beyondReading = (value: string): boolean => value.length > longestText && !ascii.test(value)

/** More combining marks on one letter than any writing system uses (Unicode's Stream-Safe limit, UAX 15). */
const markFlood = /(?<!\p{M})\p{M}{31}/u

/**
 * The composed form (NFC) of a value, so that a rule sees the same text however the keyboard made it [S-183].
 *
 * Gives `undefined` for text that no person writes: normalising a flood of combining marks takes time that grows with
 * its square, and this is where a pasted one would freeze the page.
 */
export const canonical = (value: string): string | undefined => {
  if (ascii.test(value)) return value
  if (beyondReading(value) || markFlood.test(value)) return undefined
  return value.normalize('NFC')
}
