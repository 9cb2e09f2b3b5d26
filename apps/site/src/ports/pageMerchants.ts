import type { SiteMerchant } from '@croupier/api/merchant'
import type { SiteConfig } from '@croupier/stores'

/** The page's data about its merchants; the server writes it into `<script id="merchants">`. */
export interface PageMerchants {
  /** Code of the merchant that the page was rendered for. */
  readonly served: string
  readonly merchants: readonly SiteMerchant[]
  /** Names of the merchant's own legal pages, such as `terms.EN.html`. */
  readonly legal: readonly string[]
  /** Address of the home page's first picture. */
  readonly hero: string | null
  /** Who may log in at this address; everybody by default. */
  readonly role?: SiteConfig['siteRole']
  /** The operator accepts reports of failures of the page. */
  readonly errorReports?: boolean
  /** Other origins of the platform that the page's policy admits: reads turn to them when the site's own fails. */
  readonly apiOrigins?: readonly string[]
  /** Folder that the site is served from, with slashes around; the root of its host by default. */
  readonly base?: string
}

const nothing: PageMerchants = { served: '', merchants: [], legal: [], hero: null }

const read = (): PageMerchants => {
  const text = typeof document === 'undefined' ? null : document.getElementById('merchants')?.textContent
  return text ? (JSON.parse(text) as PageMerchants) : nothing
}

/** The page's merchants. Empty in Storybook, whose stories define their own. */
export let pageMerchants: PageMerchants = read()

/** Sets, on a server that renders one page after the other, the merchants of the next page. */
export const servePage = (next: PageMerchants): void => {
  pageMerchants = next
}
