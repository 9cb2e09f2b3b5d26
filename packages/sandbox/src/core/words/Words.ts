/** The platform's codes of the languages that a site can offer, in the order of the language selector. */
const LANGUAGES = [
  ...(['CN', 'EN', 'VI', 'JA', 'TH', 'TY', 'BN', 'TW', 'ID', 'KO', 'MS', 'MY', 'KM', 'LO', 'HI', 'TA'] as const),
  ...(['UR', 'NE', 'ES', 'PT', 'PT-BR', 'FR', 'DE', 'IT', 'RU', 'UK', 'PL', 'TR', 'AR', 'FA', 'KK', 'UZ'] as const),
]

/** Language code as sent on the wire. */
export type LanguageCode = (typeof LANGUAGES)[number]

/** A value per language. English, Tagalog and Bengali are complete; others are added one by one. */
export type Translated<Text> = Readonly<Record<'EN' | 'TY' | 'BN', Text>> &
  Readonly<Partial<Record<LanguageCode, Text>>>

/** A text in the languages of the sandbox. */
export type Words = Translated<string>

/** A value from a merchant's folder by language; English is the fallback. */
export interface OwnWords<Text = string> {
  readonly [language: string]: Text
  readonly EN: Text
}

/** The value in a language; falls back to English. `language` is whatever the caller sent. */
export const inLanguage = <Text>(translated: Translated<Text> | OwnWords<Text>, language: string): Text =>
  (Object.hasOwn(translated, language) ? (translated as OwnWords<Text>)[language] : undefined) ?? translated.EN

/** Fills the placeholders `{0}`, `{1}` of a text. */
export const fill = (text: string, values: readonly string[]): string =>
  text.replace(/\{(\d)\}/g, (_placeholder, at: string) => values[Number(at)] ?? '')

/** Applies `change` in every language. */
export function eachLanguage<From, To>(
  translated: Translated<From>,
  change: (text: From, language: LanguageCode) => To,
): Translated<To> {
  const entries = Object.entries(translated) as [LanguageCode, From][]
  return Object.fromEntries(
    entries.map(([language, text]) => [language, change(text, language)]),
  ) as unknown as Translated<To>
}

/** Fills the placeholders `{0}`, `{1}` of every language. */
export const filled = (words: Words, ...values: readonly string[]): Words =>
  eachLanguage(words, (text) => fill(text, values))
