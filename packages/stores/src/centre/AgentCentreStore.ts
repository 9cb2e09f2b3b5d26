import { CentreStore, type CentreParts } from './CentreStore.ts'

/** The page an agent centre opens on, whatever comes first in its menu. */
export const defaultAgentCentrePage = 'agentTeamOverview'

/** The agent centre: an overlay with its own flag, for agents only. */
export class AgentCentreStore extends CentreStore {
  readonly #isAgent: () => boolean

  constructor(isAgent: () => boolean, parts: Omit<CentreParts, 'defaultPage' | 'mayOpen'>) {
    super({ ...parts, defaultPage: defaultAgentCentrePage, mayOpen: () => this.isOffered })
    this.#isAgent = isAgent
  }

  /** Whether its button shows: for account types 1, 2, 41, 42. */
  get isOffered(): boolean {
    return this.#isAgent()
  }
}
