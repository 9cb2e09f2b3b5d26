import type { RootStore } from '@croupier/stores'
import { page } from '../../app/page.ts'

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

/** Asks for what the agent centre of a query shows by, once its chunk is here. */
export async function askForCentre(search: string, root: RootStore): Promise<void> {
  if (!new URLSearchParams(search).has('agent')) return
  const { askAhead } = await import('../../agent-centre/AgentCentre.tsx')
  askAhead(root)
}

/** Fetches the chunks of the centre that a query opens, all at once: one would lead to the next otherwise. */
export async function preloadCentre(search: string): Promise<void> {
  const query = new URLSearchParams(search)
  await Promise.all(
    centres.flatMap(([name, Centre, pages]) => {
      const wanted = query.get(name)
      if (wanted === null) return []
      const preloadPage = async () => new Map(Object.entries(await pages())).get(wanted)?.preload()
      return [Overlays.preload(), Centre.preload(), preloadPage()]
    }),
  )
}
