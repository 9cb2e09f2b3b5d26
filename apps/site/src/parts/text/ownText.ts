/**
 * A text of the merchant's folder in a language; in English, or else in its first language, where that one is missing.
 */
export const ownText = (texts: Readonly<Record<string, string>>, language: string): string =>
  texts[language] ?? texts['EN'] ?? Object.values(texts)[0] ?? ''
