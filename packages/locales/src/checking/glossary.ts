import type { GlossaryTerm } from './LanguageSheet.ts'

/** A text of a language with its English original. */
interface Pair {
  readonly key: string
  readonly english: string
  readonly own: string
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const lower = (text: string) => text.toLowerCase()

/** Share of the texts with a term that must use an agreed translation; the rest may phrase it differently. */
const leastShare = 0.5

/** Texts that use a forbidden translation, and terms whose agreed translations are hardly used. */
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
