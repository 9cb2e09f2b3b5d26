import { expect, it } from 'vitest'
import plain from './en/plain.ts'

const texts = Object.entries(plain).filter(([, text]) => text.includes('.'))
const sentences = (text: string) => text.split(/[.!?]\s*/).filter(Boolean)
const words = (text: string) => text.split(/[\s.,!?]+/).filter(Boolean)
const syllables = (word: string) =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/e$/, '')
      .match(/[aeiouy]+/g)?.length ?? 1,
  )

it.each(texts)('%s has short sentences of short words: a reading level below the fourth grade [N-16]', (_key, text) => {
  const all = words(text)
  const perSentence = all.length / sentences(text).length
  const perWord = all.reduce((sum, word) => sum + syllables(word), 0) / all.length
  expect(Math.max(...sentences(text).map((one) => words(one).length))).toBeLessThanOrEqual(14)
  // Flesch-Kincaid grade.
  expect(0.39 * perSentence + 11.8 * perWord - 15.59).toBeLessThan(4)
})
