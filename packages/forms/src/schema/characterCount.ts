const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

// Printable ASCII: one code unit is one character. Excludes CR LF, which is two code units but one character.
const plainAscii = /^[ -~]*$/

/**
 * The length of a text as a reader counts it: one per user-perceived character (UAX 29), regardless of its encoding.
 *
 * Counting stops one past `limit`, so that a pasted book costs no more than a name.
 */
export const characterCount = (text: string, limit: number): number => {
  if (plainAscii.test(text)) return Math.min(text.length, limit + 1)
  let count = 0
  for (const _ of graphemes.segment(text)) if (++count > limit) break
  return count
}
