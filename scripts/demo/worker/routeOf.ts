/** Where a request of the demo is answered. */
export type Route =
  | { readonly to: 'platform' | 'games'; readonly path: string }
  /** The site's page; `path` is the path of the site. */
  | { readonly to: 'page'; readonly path: string }
  /** A time-travel link arrives. */
  | { readonly to: 'arrival' }
  /** A file of the host. */
  | { readonly to: 'file'; readonly path: string }

/** What decides about a request. */
export interface Asked {
  readonly pathname: string
  /** Folder that the demo is served from, with slashes around. */
  readonly base: string
  /** Whether the browser opens it as a page, in a tab or a frame. */
  readonly opens: boolean
  /** Path of the requesting page; undefined for a page that opens. */
  readonly asker?: string | undefined
}

/** A path with the extension of a file other than a page. */
const namesFile = (path: string) => /\.(?!html$)[a-z\d]+$/i.test(path)

/** Folder of a part that has its own origin elsewhere, without a trailing slash. */
export const mountOf = (base: string, part: 'games' | 'platform'): string => `${base}demo/${part}`

const below = (pathname: string, folder: string): string | undefined =>
  pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : undefined

/**
 * Games and platform have folders instead of origins. Their pages use addresses from the root of an origin, so the
 * requesting page decides. Root addresses of the site are found below the demo's folder.
 */
export function routeOf({ pathname, base, opens, asker }: Asked): Route {
  for (const to of ['games', 'platform'] as const) {
    const mount = mountOf(base, to)
    const path = below(pathname, mount)
    if (path !== undefined) return { to, path }
    if (asker?.startsWith(`${mount}/`)) return { to, path: pathname }
  }
  const path = below(pathname, base.slice(0, -1)) ?? pathname
  if (opens && path === '/__arrive') return { to: 'arrival' }
  if (opens && !namesFile(path)) return { to: 'page', path }
  if (/^\/(wps|lgw|lotto|lotto-vn)\//.test(path)) return { to: 'platform', path }
  return { to: 'file', path: `${base.slice(0, -1)}${path}` }
}

/** Addresses from the root of an origin, as addresses below a folder. */
export const mounted = (page: string, folder: string): string =>
  page.replaceAll(/\b(href|src|action)="\/(?!\/)/g, `$1="${folder}/`)
