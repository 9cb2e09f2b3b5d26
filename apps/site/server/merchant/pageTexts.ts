import { languageOf, loadMessages, messagesLanguage } from '@croupier/locales'
import { escaped } from './markup.ts'

/** What the page itself says in one language when its scripts can't. */
export interface PageTexts {
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  /** Not even the texts could be loaded. */
  readonly unloaded: string
  readonly retry: string
  readonly noScript: string
}

/** The page's own texts in each language that has any, in the given order; English alone if none has. */
export async function pageTextsOf(codes: readonly string[]): Promise<readonly PageTexts[]> {
  const found = await Promise.all(
    codes.map(async (code): Promise<readonly PageTexts[]> => {
      if (!languageOf(code)) return []
      const messages = await loadMessages(code)
      const { tag, direction } = languageOf(messagesLanguage(code)) ?? languageOf('EN')
      const text = (key: string) => String(messages[key] ?? '')
      return [
        {
          tag,
          direction,
          unloaded: text('page.unloaded'),
          retry: text('retry_once'),
          noScript: text('page.no_script'),
        },
      ]
    }),
  )
  const texts = found.flat().filter(({ tag }, place, all) => all.findIndex((one) => one.tag === tag) === place)
  return texts.length > 0 ? texts : pageTextsOf(['EN'])
}

/** What the page says when its texts did not load, with a link that tries again. */
export const unloadedPart = (texts: readonly PageTexts[]): string =>
  texts
    .map(
      ({ tag, direction, unloaded, retry }) =>
        `<p lang="${tag}" dir="${direction}">${escaped(unloaded)} <a href="">${escaped(retry)}</a></p>`,
    )
    .join('')

/** What the page says to a browser without scripts. */
export const noScriptPart = (texts: readonly PageTexts[]): string =>
  texts.map(({ tag, direction, noScript }) => `<p lang="${tag}" dir="${direction}">${escaped(noScript)}</p>`).join('')
