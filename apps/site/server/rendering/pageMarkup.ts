import { languageOf } from '@croupier/locales'
import { languageKeys } from '@croupier/stores'
import type { VisitorPage } from '../../src/entry.server.tsx'
import { renderedId, type Rendered } from '../../src/world/rendered.ts'
import { json } from '../merchant/markup.ts'

/** Whom a page is rendered for. */
export interface MarkupFor {
  readonly language: string
  /** The language of a device that has chosen none. */
  readonly usual: string
  readonly isWide: boolean
  /** The nonce of the page's styles. */
  readonly nonce: string
}

/** A rendered page for the page of the build. */
export interface PageMarkup {
  /** For the head: its styles, and what hides the page from a browser that is somebody else's. */
  readonly head: string
  /** Whether the merchant has such a page. */
  readonly isThere: boolean
  /** For `#root`. */
  readonly markup: string
  /** For the end of the body: what the scripts begin with. */
  readonly facts: string
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** What could end a rule and begin another: the value of a style may come from the platform. */
const unsafe = /[{}<>@\\]/

/** Style attributes as rules: the policy of the page takes styles with its nonce alone, until a script writes them back. */
function withoutStyleAttributes(markup: string): { rest: string; styles: readonly string[] } {
  const places = new Map<string, number>()
  const rest = markup.replace(/ style="([^"]*)"/g, (_whole, text: string) => {
    const rule = unescaped(text)
    if (unsafe.test(rule)) return ''
    const place = places.get(rule) ?? places.size
    places.set(rule, place)
    return ` data-style="${place}"`
  })
  return { rest, styles: [...places.keys()] }
}

/** The elements that React writes for the head: a browser looks for them there. */
function takeHeadElements(text: string): { rest: string; found: string } {
  let found = ''
  const rest = text.replace(/<style[^>]*>[\s\S]*?<\/style>|<link[^>]*>/g, (element: string) => {
    // Pictures are asked for where they stand: the vendors' marks must not come before the tiles.
    if (element.startsWith('<style')) found += element
    return ''
  })
  return { rest, found }
}

/**
 * Hides the page where a browser would see another one: where somebody is signed in, chose another language or other
 * digits, or said to be too young. Runs before the page is parsed.
 */
const decide = ({ language, usual }: Pick<MarkupFor, 'language' | 'usual'>) =>
  `<script>(function(d,l,u){try{var s=localStorage;if(!sessionStorage.getItem('token')&&(s.getItem(${json(languageKeys.current)})||u)===l&&!s.getItem(${json(languageKeys.digits)})&&!/^younger/.test(s.getItem('ageAnswer')))return;d.dataset.fresh=''}catch(e){}})(document.documentElement,${json(language)},${json(usual)})</script>`

/** A rendered page for the page of the build; nothing where it needs a script, which the policy would not let run. */
export function pageMarkup(
  { markup, isThere, styles, at, imageCdn, answers }: VisitorPage,
  { language, usual, isWide, nonce }: MarkupFor,
): PageMarkup | undefined {
  if (markup.includes('<script')) return undefined
  const page = takeHeadElements(markup)
  const body = withoutStyleAttributes(page.rest)
  const facts: Rendered = { at, isWide, language, imageCdn, answers, styles: body.styles }
  const rules = body.styles.map((rule, place) => `[data-style="${place}"]{${rule}}`).join('')
  const elements = `${page.found}${styles}${rules === '' ? '' : `<style>${rules}</style>`}`
  return {
    head: `${decide({ language, usual })}${elements.replaceAll(/<style([^>]*)>/g, (_tag, attributes: string) => `<style nonce="${nonce}"${attributes.replace(/ nonce="[^"]*"/, '')}>`)}`,
    isThere,
    markup: body.rest,
    facts: `<script type="application/json" id="${renderedId}">${json(facts)}</script>`,
  }
}

/** The page with its own language, in place of the merchant's first. */
export function inLanguage(page: string, language: string): string {
  const { tag = 'en', direction = 'ltr' } = languageOf(language) ?? {}
  return page.replace(/<html lang="[^"]*" dir="[^"]*"/, `<html lang="${tag}" dir="${direction}"`)
}

/** How long the scripts of a rendered page wait for its pictures at most, in milliseconds. */
const picturePatience = 300

/** Asks for the scripts two frames after the pictures of the page have come; at once where the page is not shown. */
const askForScripts = `<script>(function(d,w){var s,go=function(){if(!s)d.body.append(d.importNode((s=d.getElementById('scripts')).content,true))},f=w.requestAnimationFrame;if(d.hidden||d.documentElement.dataset.fresh==='')return go();setTimeout(go,${picturePatience});w.addEventListener('load',function(){f(function(){f(function(){setTimeout(go)})})})})(document,window)</script>`

/**
 * A rendered page whose scripts are asked for when it is on the screen. The words and pictures of a page that is complete
 * without scripts then have the line for themselves.
 */
export function afterPaint(page: string, preloads: string): string {
  let scripts = ''
  const rest = page.replace(/<script type="module"[^>]*><\/script>\s*/g, (script: string) => {
    scripts += script
    return ''
  })
  return rest.replace(
    '</body>',
    (end) => `<template id="scripts">${preloads}${scripts}</template>${askForScripts}${end}`,
  )
}

/** Currency signs that have a file of their own (`fonts.css` of the kit). */
const signs = /[\u20A0-\u20AB\u20AD-\u20C0]/

/**
 * Asks for the fonts of a rendered page before its words are laid out: words painted in another font first would be
 * painted again, larger, and one font that comes late has every word laid out again. For languages in Latin letters.
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
