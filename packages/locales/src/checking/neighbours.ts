import { lettersOf } from './scripts.ts'

type Texts = Readonly<Record<string, string>>

/** Languages that share words, with the share of their texts that may be the same: of all texts, and of sentences. */
const pairs: readonly (readonly [one: string, other: string, all: number, sentences: number])[] = [
  ['MS', 'ID', 0.35, 0.05],
  ['PT', 'PT-BR', 0.7, 0.4],
  ['CN', 'TW', 0.2, 0.03],
  ['UR', 'FA', 0.04, 0.005],
  ['UR', 'AR', 0.04, 0.005],
  ['FA', 'AR', 0.06, 0.005],
  ['UK', 'RU', 0.12, 0.01],
  ['KK', 'RU', 0.08, 0.005],
  ['KK', 'UK', 0.06, 0.005],
  ['HI', 'NE', 0.15, 0.01],
]
const least = 50

/** The share of the texts of two languages that are identical, where it is more than natural. */
export function tooAlike(code: string, texts: Texts, others: Readonly<Record<string, Texts>>): readonly string[] {
  return pairs.flatMap(([one, other, all, sentences]) => {
    if (code !== one && code !== other) return []
    const neighbour = code === one ? other : one
    const theirs = others[neighbour] ?? {}
    const both = Object.keys(texts).filter(
      (key) => Object.hasOwn(theirs, key) && lettersOf(texts[key] ?? '', 'en').all > 1,
    )
    const isSentence = (key: string) => (texts[key] ?? '').length >= (code === 'CN' || code === 'TW' ? 12 : 30)
    const shareOf = (keys: readonly string[]) =>
      keys.length < least ? 0 : keys.filter((key) => texts[key] === theirs[key]).length / keys.length
    return [
      [shareOf(both), all, 'texts'] as const,
      [shareOf(both.filter(isSentence)), sentences, 'sentences'] as const,
    ].flatMap(([share, most, what]) =>
      share > most
        ? [`${Math.round(share * 100)}% of the ${what} are those of ${neighbour}; up to ${most * 100}% is natural`]
        : [],
    )
  })
}
