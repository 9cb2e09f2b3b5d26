import { servesHost } from '@croupier/api/merchant'
import type { SiteFolder } from './loadSites.ts'

/** The merchant of a request, and all that its market selector offers. */
export interface Chosen {
  readonly site: SiteFolder
  readonly offered: readonly SiteFolder[]
}

/**
 * The merchant of a host: the one whose domains contain it, else the first. A person's choice counts among the
 * merchants of its group. `pinned` serves only the first, whatever the host.
 */
export function chooseSite(
  sites: readonly SiteFolder[],
  { host, choice, pinned }: { readonly host: string; readonly choice?: string | undefined; readonly pinned: boolean },
): Chosen {
  const [first] = sites
  if (!first) throw new Error('A site needs at least one merchant.')
  if (pinned) return { site: first, offered: [first] }
  const home = sites.find(({ merchant }) => servesHost(merchant, host)) ?? first
  const { group } = home.merchant
  const offered = group === undefined ? [home] : sites.filter(({ merchant }) => merchant.group === group)
  return { site: offered.find(({ merchant }) => merchant.code === choice) ?? home, offered }
}
