import type { ClientOptions } from '@croupier/api'

/** Placeholder for the site's host in an address: each browser inserts its own. */
export const hostPlace = '__HOST__'

/** An answer of the platform that the server had while it rendered the page. */
export interface PageAnswer {
  /** Path and query, with `hostPlace` in place of the site's host. */
  readonly address: string
  /** The headers that a response depends on: merchant, language, module. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** How the server rendered the page, in `<script id="rendered">`. */
export interface Rendered {
  /** When it was rendered, in milliseconds since 1970: times on the page refer to it. */
  readonly at: number
  /** Whether it is rendered for a wide window. */
  readonly isWide: boolean
  /** Code of its language. */
  readonly language: string
  /** Where its pictures come from. */
  readonly imageCdn: string
  readonly answers: readonly PageAnswer[]
  /** The style attributes of the page, by their position: the page's policy allows them only when set by a script. */
  readonly styles: readonly string[]
}

/** Id of the element with these facts. */
export const renderedId = 'rendered'

/** A timestamp in an address, which no later request repeats. */
const moment = /=\d{13}(?=&|$)/g

/** An address as requests are compared by it. */
export const comparable = (address: string): string => address.replaceAll(moment, '=')

/** The server's data of this page; undefined if it rendered none, or if this browser needs a different page. */
export function readRendered(page: Document = document): Rendered | undefined {
  const text = 'fresh' in page.documentElement.dataset ? undefined : page.getElementById(renderedId)?.textContent
  return text ? (JSON.parse(text) as Rendered) : undefined
}

/** Restores the style attributes of the page's elements. */
export function restoreStyles(root: HTMLElement, { styles }: Rendered): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = styles[Number(element.dataset['style'])] ?? ''
    delete element.dataset['style']
  }
}

/** Answers a request from the page, once for each answer that the page has, and only to visitors. */
export function answersOf({ answers }: Rendered): NonNullable<ClientOptions['early']> {
  const left = answers.map((one) => ({
    ...one,
    address: one.address.replace(hostPlace, encodeURIComponent(window.location.host)),
  }))
  return ({ method, address, headers }) => {
    if (left.length === 0 || method !== 'GET') return undefined
    const sent = new Headers(headers)
    if (sent.has('Authorization')) return undefined
    const { pathname, search } = new URL(address, window.location.href)
    const asked = comparable(`${pathname}${search}`)
    const at = left.findIndex(
      (one) => one.address === asked && Object.entries(one.headers).every(([name, value]) => sent.get(name) === value),
    )
    const [found] = at < 0 ? [] : left.splice(at, 1)
    return found && Promise.resolve({ status: 200, text: found.text })
  }
}
