import type { Place } from '@croupier/stores'

/** The address a banner leads to: https elsewhere, or a page of this site that exists. Anything else leads nowhere. */
export function routeOf(target: string | null | undefined, hasPage: Place['hasPage']): string | undefined {
  if (!target) return undefined
  if (/^https:\/\//i.test(target)) return target
  return /^\/(?!\/)/.test(target) && hasPage(target) ? target : undefined
}
