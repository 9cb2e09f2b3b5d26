import type { RootStore } from '@croupier/stores'
import { page } from '../../parts/page/page.ts'
import type { PageLoad } from '../../base/pageLoads.ts'
import type { CentrePages } from '../../parts/centre/CentrePageParts.ts'

/** Everything above a page, as a separate chunk. */
export const Overlays = page('overlays', async () => (await import('./Overlays.tsx')).Overlays, {
  waitsForConnection: true,
})
/** The member centre, as a separate chunk. */
export const MemberCentre = page(
  'member-centre',
  async () => (await import('../../member-centre/MemberCentre.tsx')).MemberCentre,
)
/** The agent centre, as a separate chunk. */
export const AgentCentre = page(
  'agent-centre',
  async () => (await import('../../agent-centre/AgentCentre.tsx')).AgentCentre,
)

const centres = [
  ['agent', AgentCentre, async () => (await import('../../agent-centre/pages.ts')).agentCentrePageTable],
  ['centre', MemberCentre, async () => (await import('../../member-centre/pages.ts')).memberCentrePageTable],
] as const

/** Whether a query opens a centre (S-015). */
export const opensCentre = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return centres.some(([name]) => query.has(name))
}

/**
 * Opens the centre in the query if the person may see it, so that it renders with the page and not after it. Others get
 * the reason after the first render.
 */
export function openCentre(search: string, { agentCentre, memberCentre, session }: RootStore): void {
  const query = new URLSearchParams(search)
  if (!session.isSignedIn || session.isTrial) return
  const [agentPage, memberPage] = [query.get('agent'), query.get('centre')]
  if (agentPage !== null && agentCentre.isOffered) agentCentre.open(agentPage)
  else if (memberPage !== null) memberCentre.open(memberPage)
}

/**
 * Fetches all chunks of the centre in the query in parallel; otherwise each would be discovered by the one before.
 * @returns what centre and page can load before they render.
 */
export async function preloadCentre(search: string): Promise<readonly PageLoad[]> {
  const query = new URLSearchParams(search)
  const loads = centres.map(async ([name, Centre, pages]) => {
    const wanted = query.get(name)
    if (wanted === null) return []
    const preloadPage = async () => {
      const { page } = ((await pages()) as CentrePages)[wanted] ?? {}
      await page?.preload()
      return page?.loads() ?? []
    }
    const [own] = await Promise.all([preloadPage(), Centre.preload(), Overlays.preload()])
    return [...Centre.loads(), ...own]
  })
  return (await Promise.all(loads)).flat()
}
