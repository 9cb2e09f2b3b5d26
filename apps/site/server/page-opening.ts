import { languageOf, loadMessages, type PlainKey } from '@croupier/locales'
import { aliases, categoryLabel, categoryPath, languageKeys, lobbyTypes, paths } from '@croupier/stores'
import { firstLanguage } from './merchant/firstLanguage.ts'
import type { SiteFolder } from './merchant/loadSites.ts'
import { escaped, json } from './merchant/markup.ts'
import { pathOf } from './page-sources.ts'
import type { Speaks } from './spoken-languages.ts'

/** The head of a page. */
interface Opening {
  readonly title: PlainKey
  readonly lead?: PlainKey
  /** The page is a list as wide as the window, and on a phone its title is small. */
  readonly isList?: true
}

const download: Opening = { title: 'in_app_download', lead: 'download.lead' }

/** The pages that begin with words, by path in lower case: title, and the introduction of a page of text. */
const openings: Readonly<Record<string, Opening>> = Object.fromEntries(
  Object.entries({
    [paths.safety]: { title: 'title.safety', lead: 'safety.lead' },
    [paths.help]: { title: 'title.help', lead: 'help.lead' },
    [paths.contact]: { title: 'title.contact', lead: 'contact_us.lead' },
    [paths.depositTutorial]: { title: 'title.deposit_tutorial', lead: 'deposit_tutorial.lead' },
    [paths.join]: { title: 'title.join', lead: 'join.lead' },
    [paths.download]: download,
    ...Object.fromEntries(aliases.download.map((path) => [path, download])),
    [paths.terms]: { title: 'title.terms' },
    [paths.privacy]: { title: 'title.privacy' },
    ...Object.fromEntries(
      lobbyTypes.map((type) => [categoryPath(type), { title: categoryLabel(type), isList: true } satisfies Opening]),
    ),
    [paths.promotions]: { title: 'hd_event', isList: true },
  } satisfies Record<string, Opening>).map(([path, opening]) => [path.toLowerCase(), opening]),
)

interface Words {
  readonly tag: string
  readonly direction: string
  readonly lines: readonly string[]
}

async function wordsIn(code: string, { title, lead }: Opening): Promise<Words> {
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
  const opening = openings[pathOf(at)]
  const usual = firstLanguage(merchant)
  if (!opening || merchant.signInFirst || !speaks(usual)) return ''
  const codes = merchant.languages.filter((code) => speaks(code) && code !== usual)
  const first = await wordsIn(usual, opening)
  const others = Object.fromEntries(
    await Promise.all(codes.map(async (code) => [code, await wordsIn(code, opening)] as const)),
  )
  const [title = '', lead] = first.lines.map(escaped)
  const text = `<h1>${title}</h1>${lead === undefined ? '' : `<p>${lead}</p>`}`
  return `<main class="frame-main"><div class="frame-words"${opening.isList ? ' data-list' : ''} lang="${first.tag}" dir="${first.direction}">${text}</div></main>${codes.length > 0 ? inChosenLanguage(others) : ''}`
}
