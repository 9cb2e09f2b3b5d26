import { knownLanguages } from '@croupier/locales'

/** Language and script of a tag; the likely script if it names none. */
const written = (tag: string) => {
  const { language, script } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}

/**
 * Codes of the languages that BCP 47 tags ask for, in their order: `zh-TW` is TW, `pt-BR` is PT-BR and `en-PH` is EN.
 * Unsupported and invalid tags are left out.
 */
export const languagesFor = (tags: readonly string[]): readonly string[] => [
  ...new Set(
    tags.flatMap((tag) => {
      try {
        const spoken = knownLanguages().filter((language) => written(language.tag) === written(tag))
        const best = spoken.find((language) => language.tag === tag) ?? spoken[0]
        return best ? [best.code] : []
      } catch {
        return []
      }
    }),
  ),
]
