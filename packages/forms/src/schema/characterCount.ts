const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

// CR LF is the one pair of ASCII characters that a reader sees as one.
const plainAscii = /^[\0-\x0c\x0e-\x7f]*$/

/**
 * The length of a text as its reader counts it: one per user-perceived character (UAX 29), whatever its encoding.
 *
 * Counting stops one past `limit`, so that a pasted book costs no more than a name.
 */
export const characterCount = (text: string, limit: number): number => {
  if (plainAscii.test(text)) return Math.min(text.length, limit + 1)
  let count = 0
  for (const _ of graphemes.segment(text)) if (++count > limit) break
  return count
}
