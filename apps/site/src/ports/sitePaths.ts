import { pageMerchants } from './pageMerchants.ts'

/** Folder that the site is served from, with slashes around. Its home page has this very address. */
export const siteBase = pageMerchants.base ?? '/'

const folder = siteBase.slice(0, -1)

/** Address of a path of the site; a whole address stays as it is. */
export const addressOf = (path: string): string => (path.startsWith('/') ? `${folder}${path}` : path)

/** Path of the site that the page is at. */
export function currentPath({ pathname }: Pick<Location, 'pathname'> = window.location): string {
  return pathname.startsWith(siteBase) ? pathname.slice(folder.length) : pathname
}
