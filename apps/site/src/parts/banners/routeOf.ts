import type { Place } from '@croupier/stores'

/**
 * The address a banner leads to: another site over https, or an existing page of this site. Anything else has no link.
 */
export function routeOf(target: string | null | undefined, hasPage: Place['hasPage']): string | undefined {
  if (!target) return undefined
  if (/^https:\/\//i.test(target)) return target
  return /^\/(?!\/)/.test(target) && hasPage(target) ? target : undefined
}
