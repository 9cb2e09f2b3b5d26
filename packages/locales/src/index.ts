import { bundles, firstBundles } from './bundles.ts'
import { createCatalogue } from './catalogue.ts'

export type { RefusedText } from './compilePack.ts'
export type { Digits, Direction, Language, Messages, Origin } from './language.ts'
export { hasSyntax, type Message } from './message.ts'
export { LanguagePackNotLoaded, packFrom } from './packFrom.ts'
export { inDigits, latinDigits, numberText } from './digits/index.ts'
export { withLatinDigits } from './messageDigits.ts'
export { formattingLocale, languages, type LanguageCode } from './languages.ts'
export {
  createCatalogue,
  UnknownLanguage,
  type Bundle,
  type BundleImport,
  type Catalogue,
  type Coverage,
  type LanguageRegistration,
} from './catalogue.ts'
export { pseudo, pseudoLanguages } from './pseudo.ts'
export type { MessageDescriptor, MessageKey, MessageValues, PlainKey, Text, ValuesOf } from './messages/text.ts'

/** The catalogue of the shipped languages; see {@link Catalogue} for what each function does. */
export const {
  languageOf,
  knownLanguages,
  loadMessages,
  loadFirstMessages,
  missingKeys,
  coverage,
  languagesWithTexts,
  messagesLanguage,
  registerLanguage,
} = createCatalogue(bundles, firstBundles)
