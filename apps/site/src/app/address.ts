import { sitePages, type SitePage } from './pages.ts'

/** What an address of the site comes to. */
export interface Place {
  /** The one spelling of the path: what routes, stores, links and the server see. */
  readonly path: string
  /** The page there, unless the address names none. */
  readonly page: SitePage | undefined
}

/** Pages by path and alias, in lower case. */
const pages: ReadonlyMap<string, SitePage> = new Map(
  sitePages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => [path.toLowerCase(), page])),
)

/** A text decoded from an address; as it is if its encoding is broken, as in `100%`. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The page that a path leads to, whatever its casing, its encoding and the slashes at its end or between its parts, and
 * whichever of the page's addresses it is. A path that leads nowhere is encoded again, so that it is always a valid one.
 */
export function placeAt(pathname: string): Place {
  const parts = pathname.split('/').filter(Boolean).map(decoded)
  const page = pages.get(`/${parts.join('/')}`.toLowerCase())
  return { path: page?.path ?? `/${parts.map(encodeURIComponent).join('/')}`, page }
}

/** Whether a path names a file, by its extension, and no page. */
export const namesFile = (pathname: string): boolean =>
  /\.[a-z\d]+$/i.test(pathname) && placeAt(pathname).page === undefined

/** Whether a path of this site leads to a page, and not to the one that says there is none. */
export const hasPage = (path: string): boolean => placeAt(path.replace(/[?#].*/, '')).page !== undefined
