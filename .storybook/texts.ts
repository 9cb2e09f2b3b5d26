/**
 * The languages of stories. Chromatic does not follow this file (`chromatic.config.json`): a changed text is pictured
 * where the site shows it, not in every story.
 */
import { loadMessages, pseudoLanguages, registerLanguage } from '@croupier/locales'
import { loadScriptFont } from '../apps/site/src/parts/text/scriptFonts.ts'

export { inDigits, languageOf } from '@croupier/locales'

registerLanguage(pseudoLanguages.ltr)
registerLanguage(pseudoLanguages.rtl)

/** The texts of a language, once its typeface is there too. */
export const textsOf = async (code: string) => (await Promise.all([loadMessages(code), loadScriptFont(code)]))[0]
