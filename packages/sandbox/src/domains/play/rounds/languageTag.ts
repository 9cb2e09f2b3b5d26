/** Language codes of the platform whose BCP 47 tag is not just the code in lower case. */
const TAGS: ReadonlyMap<string, string> = new Map([
  ['TY', 'fil'],
  ['CN', 'zh-Hans'],
  ['TW', 'zh-Hant'],
  ['PT-BR', 'pt-BR'],
])

/** BCP 47 tag of a language code. */
export function languageTag(code: string): string {
  return TAGS.get(code) ?? code.toLowerCase()
}
