/** A text in the sandbox's three languages. English stands in for every other one. */
export interface Words {
  readonly EN: string
  readonly TY: string
  readonly BN: string
}

/** The text in a language of the platform. */
export function inLanguage(words: Words, language: string): string {
  return language === 'TY' || language === 'BN' ? words[language] : words.EN
}

/** Puts values into the placeholders `{0}`, `{1}` of every language. */
export function filled(words: Words, ...values: readonly string[]): Words {
  const fill = (text: string) => text.replace(/\{(\d)\}/g, (_placeholder, at: string) => values[Number(at)] ?? '')
  return { EN: fill(words.EN), TY: fill(words.TY), BN: fill(words.BN) }
}
