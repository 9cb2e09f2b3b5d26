/** The row and the empty pack of a language that the build does not have. */
import { sourceTexts } from '@croupier/locales/check'
import { packFormatVersion } from '../../apps/site/server/language-packs.ts'

const nameIn = (language: string, tag: string) => new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag

/** Node has it, TypeScript's library does not yet. */
interface LocaleWithText extends Intl.Locale {
  getTextInfo(): { readonly direction: 'ltr' | 'rtl' }
}

/** Whether a code such as SW names a language: the code is its tag in capitals. */
export const isLanguage = (code: string): boolean => {
  const tag = code.toLowerCase()
  return /^[A-Z]{2,3}(?:-[A-Z]{2})?$/.test(code) && nameIn('en', tag).toLowerCase() !== tag
}

/** Keys of a pack, in the order of English. The demo games keep their own texts. */
const keys = Object.keys(sourceTexts).filter((key) => !key.startsWith('demo.'))

/** The initial content of `languages/<CODE>.json`: the known facts of the language, and every key without a text. */
export function emptyPack(code: string) {
  const { language, region } = new Intl.Locale(code)
  const tag = region === undefined ? language : `${language}-${region}`
  const name = nameIn(tag, tag)
  const { numberingSystem } = new Intl.NumberFormat(tag).resolvedOptions()
  return {
    formatVersion: packFormatVersion,
    code,
    tag,
    ownName: name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1),
    direction: (new Intl.Locale(tag) as LocaleWithText).getTextInfo().direction,
    digits: [...new Set(['latn', numberingSystem])],
    texts: Object.fromEntries(keys.map((key) => [key, ''])),
  }
}
