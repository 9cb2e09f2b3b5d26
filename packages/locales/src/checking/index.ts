/** Checks of the texts of a language, for translators, for the build and for merchants' packs. Not for a browser. */
export { checkLanguage, type LanguageFault, type LanguageReport, type LanguageToCheck } from './checkLanguage.ts'
export type { GlossaryTerm, LanguageSheet } from './LanguageSheet.ts'
export { levelOf, sourceTexts, type Level } from './subjects.ts'
