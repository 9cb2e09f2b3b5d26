import type { GlossaryTerm } from './LanguageSheet.ts'

/** A text of a language with its English original. */
interface Pair {
  readonly key: string
  readonly english: string
  readonly own: string
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const lower = (text: string) => text.toLowerCase()

/** How many of the texts with a term have to say it in one of the agreed ways; the rest may turn the sentence otherwise. */
const leastShare = 0.5

/** Texts that say a term as it must not be said, and terms that the texts hardly say as agreed. */
export function glossaryFaults(
  pairs: readonly Pair[],
  terms: readonly GlossaryTerm[],
): readonly (readonly [string, string])[] {
  return terms.flatMap(({ term, use, never = [] }) => {
    const named = new RegExp(`(?<!\\p{L})${escaped(term)}`, 'iu')
    const found = pairs.filter(({ english }) => named.test(english))
    const said = found.filter(({ own }) => use.some((stem) => lower(own).includes(lower(stem))))
    const banned = found.flatMap(({ key, own }) =>
      never
        .filter((word) => lower(own).includes(lower(word)))
        .map((word) => [key, `“${word}” must not be said for “${term}”; say ${use.join(' or ')}`] as const),
    )
    return found.length >= 4 && said.length / found.length < leastShare
      ? [...banned, [`(${term})`, `${said.length} of ${found.length} texts say ${use.join(' or ')}`] as const]
      : banned
  })
}
