import type { Banner } from '@croupier/stores'

const builtPaths = /^\/(|home|noticePage|register|login|sports|live|esports|cockfight|elott|rng|fish|pvp)(\?|#|$)/

/** The address a banner leads to: https elsewhere, or a page of this site that exists. Anything else leads nowhere. */
export function routeOf({ linkageType, linkage, externalLink }: Pick<Banner, 'linkageType' | 'linkage' | 'externalLink'>): string | undefined {
  const target = linkageType === 'URL' ? (linkage ?? externalLink) : externalLink
  if (!target) return undefined
  if (/^https:\/\//i.test(target)) return target
  return builtPaths.test(target) ? target : undefined
}
