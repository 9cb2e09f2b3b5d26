import { languageOf } from '@croupier/locales'
import { languageKeys } from '@croupier/stores'
import { hostPlace } from '../../src/first-view/hostPlace.ts'
import type { FirstView } from '../../src/first-view/firstView.tsx'
import { json } from '../merchant/markup.ts'

/** Whom a page is drawn for. */
export interface DrawnFor {
  readonly language: string
  /** The language of a device that has chosen none. */
  readonly usual: string
  readonly isWide: boolean
  /** The nonce of the page's styles. */
  readonly nonce: string
}

type Styled = Pick<FirstView, 'markup' | 'styles'>

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** What could end a rule and begin another: the value of a style may come from the platform. */
const unsafe = /[{}<>@\\]/

/** Style attributes as rules: the policy of the page takes styles with its nonce alone. */
function withoutStyleAttributes({ markup, styles }: Styled): Styled {
  const rules = new Map<string, string>()
  const rewritten = markup.replace(/ style="([^"]*)"/g, (_whole, text: string) => {
    const rule = unescaped(text)
    if (unsafe.test(rule)) return ''
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
 * Decides before the drawn page is parsed whether this device shows it: not where somebody is signed in, chose another
 * language or other digits, said to be too young, or has a window of the other width. If it does, the plain frame is
 * removed, and the page gets `askEarly`, which requests what its scripts will need (`earlyAnswers.ts`): the permission,
 * and the rest once that is answered.
 */
const fitting = ({
  language,
  usual,
  isWide,
  imageCdn,
  asked,
}: Omit<DrawnFor, 'nonce'> & Pick<FirstView, 'imageCdn' | 'asked'>) =>
  `<script>(function(d,l,u,w,c,q){var f=true,s;try{s=localStorage;f=!sessionStorage.getItem('token')&&(s.getItem(${json(languageKeys.current)})||u)===l&&!s.getItem(${json(languageKeys.digits)})&&!/^younger/.test(s.getItem('ageAnswer'))}catch(e){}f=f&&matchMedia('(width >= 48rem)').matches===w;if(!f)return;d.querySelector('.frame').remove();d.getElementById('root').dataset.drawn='';window.imageCdn=c;window.askEarly=function(){var n,t=String(Date.now());window.earlyAnswers=q.map(function(a){var h=a.address.replace(${json(hostPlace)},encodeURIComponent(location.host)),g=function(){return fetch(h,{headers:Object.assign({'X-Timestamp':t},a.headers)})},r=n?n.then(g):n=g();r.catch(function(){});return{address:h,headers:a.headers,answer:r}})}})(document,${json(language)},${json(usual)},${isWide},${json(imageCdn)},${json(asked)})</script>`

/** Currency signs that have a file of their own (`fonts.css` of the kit). */
const signs = /[\u20A0-\u20AB\u20AD-\u20C0]/

/**
 * Asks for the fonts of a drawn page before its words are laid out: words painted in another font first would be painted
 * again, larger, and one font that comes late has every word laid out again. For languages in Latin letters.
 */
export function fontsAhead(page: string, { language, markup }: { language: string; markup: string }): string {
  if (new Intl.Locale(languageOf(language)?.tag ?? 'en').maximize().script !== 'Latn') return ''
  // The merchant's rules stand before the kit's own.
  const [text, display] = ['text', 'display'].map((use) => new RegExp(`--cr-font-${use}:'([^']+)'`).exec(page)?.[1])
  const hasSigns = signs.test(markup)
  return [...page.matchAll(/@font-face\{font-family:([^;]+);[^}]*url\(([^)]+)\)[^}]*unicode-range:U\+(\?\?|20A0)/gi)]
    .filter(([, family, , range]) => (range === '??' ? [text, display].includes(family) : hasSigns && family === text))
    .map(([, , file = '']) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('')
}

/** A drawn page that this device does not show: hidden from its first element on, and removed once it is parsed. */
const unfitting = '#root:not([data-drawn])>.first-view'
const withoutUnfitting = `<script>document.querySelector('${unfitting}')?.remove()</script>`

/** A picture that is not asked for yet has no outline. */
const unasked = '.first-view img:not([src]){visibility:hidden}'

/** A drawn page for the page of the build; nothing where it needs a script, which the policy would not let run. */
export function drawnPage(view: FirstView, { language, usual, isWide, nonce }: DrawnFor): string | undefined {
  if (view.markup.includes('<script')) return undefined
  // Pictures are asked for where they stand: the vendors' marks must not come before the tiles.
  const whole = view.markup.replace(/<link rel="preload"[^>]*>/g, '')
  // A phone's line is the scripts' first: what lies below its first screen comes with them.
  const seen = isWide ? whole : whole.replace(/(<img(?=[^>]* loading="lazy")[^>]*?) src="[^"]*"/g, '$1')
  const { tag = 'en', direction = 'ltr' } = languageOf(language) ?? {}
  const page = takeStyles(seen)
  const { markup, styles } = withoutStyleAttributes({
    markup: page.rest,
    styles: `${page.rules}${takeStyles(view.styles).rules}${unasked}${unfitting}{display:none}`,
  })
  return `${fitting({ ...view, language, usual, isWide })}<div class="first-view" lang="${tag}" dir="${direction}" inert><style nonce="${nonce}">${styles.replaceAll('</', '<\\/')}</style>${markup}</div>${withoutUnfitting}`
}
