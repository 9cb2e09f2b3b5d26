import { languageOf } from '@croupier/locales'
import { languageKeys } from '@croupier/stores'
import type { VisitorPage } from '../../src/entry.server.tsx'
import { renderedId, type Rendered } from '../../src/ports/rendered.ts'
import { json } from '../merchant/markup.ts'

/** The device and language that a page is rendered for. */
export interface MarkupFor {
  readonly language: string
  /** The language of a device without a choice. */
  readonly usual: string
  readonly isWide: boolean
  /** The nonce of the page's styles. */
  readonly nonce: string
}

/** A rendered page for the page of the build. */
export interface PageMarkup {
  /** For the head: its styles, and a script that hides the page from a browser that needs a different one. */
  readonly head: string
  /** Whether the merchant has such a page. */
  readonly isThere: boolean
  /** For `#root`. */
  readonly markup: string
  /** For the end of the body: the initial data of the scripts. */
  readonly facts: string
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Could end a rule and begin another: the value of a style may come from the platform. */
const unsafe = /[{}<>@\\]/

/**
 * Style attributes as rules: the page's policy allows only styles with its nonce, until a script restores the
 * attributes.
 */
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

/** The elements that React writes for the head, where a browser looks for them. */
function takeHeadElements(text: string): { rest: string; found: string } {
  let found = ''
  const rest = text.replace(/<style[^>]*>[\s\S]*?<\/style>|<link[^>]*>/g, (element: string) => {
    // Pictures load in document order: the vendors' logos must not come before the tiles.
    if (element.startsWith('<style')) found += element
    return ''
  })
  return { rest, found }
}

/**
 * Hides the page if the browser would see a different one: somebody is logged in, chose another language or other
 * digits, or said they are too young. Runs before the page is parsed.
 */
const decide = ({ language, usual }: Pick<MarkupFor, 'language' | 'usual'>) =>
  `<script>(function(d,l,u){try{var s=localStorage;if(!sessionStorage.getItem('token')&&(s.getItem(${json(languageKeys.current)})||u)===l&&!s.getItem(${json(languageKeys.digits)})&&!/^younger/.test(s.getItem('ageAnswer')))return;d.dataset.fresh=''}catch(e){}})(document.documentElement,${json(language)},${json(usual)})</script>`

/**
 * Inserts rendered content into the built page; undefined if the content needs a script, which the policy would block.
 */
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

/** Longest time the scripts of a rendered page wait for its pictures, in milliseconds. */
const picturePatience = 300

/** Requests the scripts two frames after the pictures of the page have loaded; immediately if the page is hidden. */
const askForScripts = `<script>(function(d,w){var s,go=function(){if(!s)d.body.append(d.importNode((s=d.getElementById('scripts')).content,true))},f=w.requestAnimationFrame;if(d.hidden||d.documentElement.dataset.fresh==='')return go();setTimeout(go,${picturePatience});w.addEventListener('load',function(){f(function(){f(function(){setTimeout(go)})})})})(document,window)</script>`

/**
 * A rendered page whose scripts load once it is on the screen. If a page is complete without scripts, its texts and
 * pictures get the bandwidth first.
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

/** Currency signs with a separate font file (`fonts.css` of the kit). */
const signs = /[\u20A0-\u20AB\u20AD-\u20C0]/

/**
 * Preloads the fonts of a rendered page before its text is laid out: text painted in a fallback font would be painted
 * again, larger, and each late font triggers another layout. For languages in Latin script.
 */
export function fontsAhead(page: string, { language, markup }: { language: string; markup: string }): string {
  if (new Intl.Locale(languageOf(language)?.tag ?? 'en').maximize().script !== 'Latn') return ''
  // The merchant's rules come before the kit's own.
  const [text, display] = ['text', 'display'].map((use) => new RegExp(`--cr-font-${use}:'([^']+)'`).exec(page)?.[1])
  const hasSigns = signs.test(markup)
  return [...page.matchAll(/@font-face\{font-family:([^;]+);[^}]*url\(([^)]+)\)[^}]*unicode-range:U\+(\?\?|20A0)/gi)]
    .filter(([, family, , range]) => (range === '??' ? [text, display].includes(family) : hasSigns && family === text))
    .map(([, , file = '']) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('')
}
