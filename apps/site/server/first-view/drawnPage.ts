import { languageKeys } from '@croupier/stores'
import type { FirstView } from '../../src/first-view/firstView.tsx'
import { json } from '../merchant/markup.ts'

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
function withoutStyleAttributes({ markup, styles }: FirstView): FirstView {
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
export function drawnPage(
  view: FirstView,
  { language, isWide, nonce }: { language: string; isWide: boolean; nonce: string },
): string | undefined {
  if (view.markup.includes('<script')) return undefined
  // Pictures are asked for where they stand: the vendors' marks must not come before the tiles.
  const page = takeStyles(view.markup.replace(/<link rel="preload"[^>]*>/g, ''))
  const { markup, styles } = withoutStyleAttributes({
    markup: page.rest,
    styles: page.rules + takeStyles(view.styles).rules,
  })
  return `<div class="first-view" inert><style nonce="${nonce}">${styles.replaceAll('</', '<\\/')}</style>${markup}</div>${fitting(language, isWide)}`
}
