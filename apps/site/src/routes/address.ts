import { areSwitchedOn, type Switches } from '@croupier/stores'
import { decoded } from '../base/decoded.ts'
import { sitePages, type SitePage } from './pages.ts'

/** What an address of the site resolves to. */
export interface Place {
  /** The one spelling of the path: what routes, stores, links and the server see. */
  readonly path: string
  /** The page there; undefined for an unknown address. */
  readonly page: SitePage | undefined
}

/** Pages by path and alias, in lower case. */
const pages: ReadonlyMap<string, SitePage> = new Map(
  sitePages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => [path.toLowerCase(), page])),
)

/**
 * The page of a path, regardless of case, encoding, trailing or repeated slashes, and of which of the page's addresses
 * it is. An unknown path is encoded again, so that it is always valid.
 */
export function placeAt(pathname: string): Place {
  const parts = pathname.split('/').filter(Boolean).map(decoded)
  const page = pages.get(`/${parts.join('/')}`.toLowerCase())
  return { path: page?.path ?? `/${parts.map(encodeURIComponent).join('/')}`, page }
}

/** Whether a path names a file, by its extension, instead of a page. */
export const namesFile = (pathname: string): boolean =>
  /\.[a-z\d]+$/i.test(pathname) && placeAt(pathname).page === undefined

/** Whether a path of this site leads to a page that the merchant offers. */
export const hasPage = (path: string, switches: Switches): boolean =>
  areSwitchedOn(placeAt(path.replace(/[?#].*/, '')).page, switches)
