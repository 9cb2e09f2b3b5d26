import { agentCentrePageTable } from '../src/agent-centre/pages.ts'
import { placeAt } from '../src/app/address.ts'
import { sitePages } from '../src/app/pages.ts'
import { memberCentrePageTable } from '../src/member-centre/pages.ts'
import type { CentrePages } from '../src/parts/centre/CentrePageParts.ts'

const sourceOf = ({ chunk }: { readonly chunk: string }) => `${chunk}.tsx`

/** The sources of all pages, below `src`. */
export const pageSources: readonly string[] = [...new Set(sitePages.map(({ page }) => sourceOf(page)))]

/** The source of the page at a path, below `src`; nothing where there is no page. */
export function sourceAt(path: string): string | undefined {
  const { page } = placeAt(path)
  return page && sourceOf(page.page)
}

const centreTables = { agent: agentCentrePageTable, centre: memberCentrePageTable } as const satisfies Record<
  string,
  CentrePages
>

/** A centre, by the name of the query that opens it. */
export type CentreName = keyof typeof centreTables

/** Every centre. */
export const centreNames = Object.keys(centreTables) as CentreName[]

/** What every page of a centre needs, below `src`. */
export const centreParts: Readonly<Record<CentreName, readonly string[]>> = {
  agent: ['agent-centre/pages.ts', 'agent-centre/AgentCentre.tsx', 'shell/overlays/Overlays.tsx'],
  centre: ['member-centre/pages.ts', 'member-centre/MemberCentre.tsx', 'shell/overlays/Overlays.tsx'],
}

/** The source of each page of a centre, below `src`, by the page's key. */
export const centreSources = (name: CentreName): ReadonlyMap<string, string> =>
  new Map(Object.entries(centreTables[name] as CentrePages).map(([key, { page }]) => [key, sourceOf(page)]))
