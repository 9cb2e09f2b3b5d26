import { areSwitchedOn, type Switches } from '../system/switched.ts'
import { agentCentrePages, type AgentPageKey } from './agentCentreMenu.ts'
import { CentreStore, type CentreParts } from './CentreStore.ts'

/** The default page of an agent centre, regardless of the menu's order. */
export const defaultAgentCentrePage = 'agentTeamOverview'

/** The agent centre: an overlay with its own flag, for agents only. */
export class AgentCentreStore extends CentreStore {
  readonly #isAgent: () => boolean
  readonly #switches: Switches

  constructor(
    isAgent: () => boolean,
    switches: Switches,
    parts: Omit<CentreParts, 'defaultPage' | 'mayOpen' | 'pages'>,
  ) {
    super({ ...parts, pages: agentCentrePages, defaultPage: defaultAgentCentrePage, mayOpen: () => this.isOffered })
    this.#isAgent = isAgent
    this.#switches = switches
  }

  /** Whether an agent has a page: its modules are switched on. */
  has(page: AgentPageKey): boolean {
    return this.#isAgent() && areSwitchedOn(agentCentrePages[page], this.#switches)
  }

  /** Whether its button shows: for account types 1, 2, 41, 42, while any of its pages is switched on. */
  get isOffered(): boolean {
    return this.#isAgent() && Object.values(agentCentrePages).some((page) => areSwitchedOn(page, this.#switches))
  }
}
