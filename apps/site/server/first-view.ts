import { languagesWithTexts } from '@croupier/locales'
import { languageKeys } from '@croupier/stores'
import type { FirstView, FirstViewOf } from '../src/first-view/firstView.tsx'
import { json } from './merchant/markup.ts'

/** Draws a page as a visitor first sees it; nothing where it cannot. */
export type DrawFirstView = (view: FirstViewOf) => Promise<FirstView | undefined>

/** How long a drawn page is sent as it is, in milliseconds. An older one is sent once more while it is drawn again. */
const freshFor = 20_000
/** How long an older one may still be sent: the platform may have answered nothing since. */
const keptFor = 10 * 60_000
/** How long a page that nobody has asked for yet may hold its answer up, in milliseconds. */
const patience = 400
/** Pages that are kept; more than any site has, times its merchants and both devices. */
const most = 400

/** A drawn page as it goes into the page of the build. */
type Markup = string | undefined

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Style attributes as rules: the policy of the page takes styles with its nonce alone. */
function withoutStyleAttributes({ markup, styles }: FirstView): FirstView {
  const rules = new Map<string, string>()
  const rewritten = markup.replace(/ style="([^"]*)"/g, (_whole, text: string) => {
    const rule = unescaped(text)
    const name = rules.get(rule) ?? String(rules.size)
    rules.set(rule, name)
    return ` data-style="${name}"`
  })
  return {
    markup: rewritten,
    styles: `${styles}${[...rules].map(([rule, name]) => `.first-view [data-style="${name}"]{${rule}}`).join('')}`,
  }
}

/** The rules of every `<style>` in a text, and the text without them. */
function takeStyles(text: string): { rest: string; rules: string } {
  let rules = ''
  const rest = text.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_whole, found: string) => {
    rules += found
    return ''
  })
  return { rest, rules }
}

/**
 * Takes the drawn page away where this device shows another one: somebody is signed in, chose another language or other
 * digits, said to be too young, or has a window of the other width. Else it takes the plain frame away.
 */
const fitting = (language: string, isWide: boolean) =>
  `<script>(function(d,l,w){var f=true,s;try{s=localStorage;f=!sessionStorage.getItem('token')&&(s.getItem(${JSON.stringify(languageKeys.current)})||l)===l&&!s.getItem(${JSON.stringify(languageKeys.digits)})&&!/^younger/.test(s.getItem('ageAnswer'))}catch(e){}f=f&&matchMedia('(width >= 48rem)').matches===w;d.querySelector(f?'.frame':'.first-view').remove()})(document,${json(language)},${isWide})</script>`

/**
 * Asks for the fonts of a drawn page before its words are laid out: words painted in another font first would be painted
 * again, larger. For languages in Latin letters.
 */
export function fontsAhead(page: string, tag: string): string {
  if (new Intl.Locale(tag).maximize().script !== 'Latn') return ''
  // The merchant's rules stand before the kit's own.
  const families = ['text', 'display'].map((use) => new RegExp(`--cr-font-${use}:'([^']+)'`).exec(page)?.[1])
  return [...page.matchAll(/@font-face\{font-family:([^;]+);[^}]*url\(([^)]+)\)[^}]*unicode-range:U\+\?\?/g)]
    .filter(([, family]) => families.includes(family))
    .map(([, , file = '']) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('')
}

/** A drawn page for the page of the build; nothing where it needs a script, which the policy would not let run. */
export function firstViewMarkup(
  view: FirstView,
  { language, isWide, nonce }: { language: string; isWide: boolean; nonce: string },
): Markup {
  if (view.markup.includes('<script')) return undefined
  // Pictures are asked for where they stand: the vendors' marks must not come before the tiles.
  const page = takeStyles(view.markup.replace(/<link rel="preload"[^>]*>/g, ''))
  const { markup, styles } = withoutStyleAttributes({
    markup: page.rest,
    styles: page.rules + takeStyles(view.styles).rules,
  })
  return `<div class="first-view" inert><style nonce="${nonce}">${styles.replaceAll('</', '<\\/')}</style>${markup}</div>${fitting(language, isWide)}`
}

/** Parameters of campaigns, which change nothing on a page. */
const campaign = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|ttclid|msclkid)$/

/** Whether a query leaves the page as it is without one. */
export const isPlain = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].every((name) => campaign.test(name))

/** Whether the device of a request is a phone, as it says itself. */
export const isPhone = ({ mobile, agent = '' }: { mobile?: string | undefined; agent?: string | undefined }): boolean =>
  mobile === undefined ? /\bMobi/.test(agent) : mobile === '?1'

/** Languages that are built in: others come with their own texts. */
const builtIn = languagesWithTexts()

/** Whether pages in a language can be drawn here. */
export const hasTexts = (language: string): boolean => builtIn.includes(language)

interface Kept {
  readonly view: FirstView | undefined
  readonly at: number
}

/**
 * Keeps drawn pages for a while and draws one after the other, for what is drawn shares its texts. A page that is not there yet
 * holds its answer up for a moment and comes without a drawn page after it.
 */
export class FirstViews {
  readonly #draw: DrawFirstView
  readonly #now: () => number
  readonly #kept = new Map<string, Kept>()
  readonly #underWay = new Map<string, Promise<FirstView | undefined>>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(draw: DrawFirstView, now: () => number = Date.now) {
    this.#draw = draw
    this.#now = now
  }

  /** The page as drawn not long ago, or within a moment. */
  async at(view: FirstViewOf): Promise<FirstView | undefined> {
    const key = [view.page.served, view.host, view.isWide, view.path].join(' ')
    const kept = this.#kept.get(key)
    const age = kept === undefined ? Number.POSITIVE_INFINITY : this.#now() - kept.at
    if (kept && age < freshFor) return kept.view
    const drawn = this.#drawOnce(key, view)
    if (kept && age < keptFor) return kept.view
    return Promise.race([drawn, new Promise<undefined>((resolve) => setTimeout(resolve, patience))])
  }

  #drawOnce(key: string, view: FirstViewOf): Promise<FirstView | undefined> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const drawn = this.#last
      .then(() => this.#draw(view))
      .catch(() => undefined)
      .then((found) => {
        this.#underWay.delete(key)
        this.#kept.delete(key)
        this.#kept.set(key, { view: found, at: this.#now() })
        const [oldest] = this.#kept.keys()
        if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest)
        return found
      })
    this.#underWay.set(key, drawn)
    this.#last = drawn
    return drawn
  }
}
