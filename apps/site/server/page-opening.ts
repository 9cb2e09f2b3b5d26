import { languageOf, loadMessages, type PlainKey } from '@croupier/locales'
import { categoryPath, languageKeys, lobbyTypes, paths } from '@croupier/stores'
import { firstLanguage } from './merchant/firstLanguage.ts'
import type { SiteFolder } from './merchant/loadSites.ts'
import { escaped, json } from './merchant/markup.ts'
import { placeAt } from '../src/app/address.ts'
import type { Speaks } from './spoken-languages.ts'

/** The head of a page: its title is that of its record. */
interface Opening {
  readonly lead?: PlainKey
  /** The page is a list as wide as the window, and on a phone its title is small. */
  readonly isList?: true
}

/** The pages that begin with words, and the introduction of a page of text. */
const openings: Readonly<Record<string, Opening>> = {
  [paths.safety]: { lead: 'safety.lead' },
  [paths.help]: { lead: 'help.lead' },
  [paths.contact]: { lead: 'contact_us.lead' },
  [paths.depositTutorial]: { lead: 'deposit_tutorial.lead' },
  [paths.join]: { lead: 'join.lead' },
  [paths.download]: { lead: 'download.lead' },
  [paths.terms]: {},
  [paths.privacy]: {},
  ...Object.fromEntries(lobbyTypes.map((type) => [categoryPath(type), { isList: true } satisfies Opening])),
  [paths.promotions]: { isList: true },
}

interface Words {
  readonly tag: string
  readonly direction: string
  readonly lines: readonly string[]
}

async function wordsIn(
  code: string,
  { title, lead }: { title: PlainKey; lead?: PlainKey | undefined },
): Promise<Words> {
  const messages = await loadMessages(code)
  const lines = [title, ...(lead ? [lead] : [])].map((key) => messages[key])
  const { tag = 'en', direction = 'ltr' } = languageOf(code) ?? {}
  return { tag, direction, lines: lines.map((line) => (typeof line === 'string' ? line : '')) }
}

/** Writes the words in the language that this device chose: only the device knows it. */
const inChosenLanguage = (words: Readonly<Record<string, Words>>) =>
  `<script>(function(d,w){var l;try{l=localStorage.getItem(${json(languageKeys.current)})}catch(e){}if(!w[l])return;var e=d.querySelector('.frame-words');e.lang=w[l].tag;e.dir=w[l].direction;w[l].lines.forEach(function(t,i){e.children[i].textContent=t})})(document,${json(words)})</script>`

/**
 * Title and introduction of a page that begins with them, shown before any script has run, in the place and size that the page itself
 * gives them (decision 0191). Nothing on other pages, nor where everybody signs in first, nor for a
 * merchant with its own words, which only its scripts know.
 */
export async function openingAt(
  at: string,
  { merchant }: Pick<SiteFolder, 'merchant'>,
  speaks: Speaks,
): Promise<string> {
  const { path, page } = placeAt(at)
  const opening = openings[path]
  const usual = firstLanguage(merchant)
  if (!opening || !page || merchant.signInFirst || !speaks(usual)) return ''
  const codes = merchant.languages.filter((code) => speaks(code) && code !== usual)
  const words = { title: page.titleKey, lead: opening.lead }
  const first = await wordsIn(usual, words)
  const others = Object.fromEntries(
    await Promise.all(codes.map(async (code) => [code, await wordsIn(code, words)] as const)),
  )
  const [title = '', lead] = first.lines.map(escaped)
  const text = `<h1>${title}</h1>${lead === undefined ? '' : `<p>${lead}</p>`}`
  return `<main class="frame-main"><div class="frame-words"${opening.isList ? ' data-list' : ''} lang="${first.tag}" dir="${first.direction}">${text}</div></main>${codes.length > 0 ? inChosenLanguage(others) : ''}`
}
