/**
 * Number of characters in `text` as a reader sees them: an accented letter, a Thai vowel on its consonant and a family
 * emoji are one each (Unicode Standard Annex 29).
 */
export const graphemeCount = (text: string): number => {
  let count = 0
  for (const _ of new Intl.Segmenter().segment(text)) count += 1
  return count
}
