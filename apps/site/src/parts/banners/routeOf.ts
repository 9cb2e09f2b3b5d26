import type { Banner, Place } from '@croupier/stores'

/** The address a banner leads to: https elsewhere, or a page of this site that exists. Anything else leads nowhere. */
export function routeOf(
  { linkageType, linkage, externalLink }: Pick<Banner, 'linkageType' | 'linkage' | 'externalLink'>,
  hasPage: Place['hasPage'],
): string | undefined {
  const target = linkageType === 'URL' ? (linkage ?? externalLink) : externalLink
  if (!target) return undefined
  if (/^https:\/\//i.test(target)) return target
  return /^\/(?!\/)/.test(target) && hasPage(target) ? target : undefined
}
