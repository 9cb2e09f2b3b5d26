import { action, actionBound, makeObservable, observable } from 'mobx'

/** The page an agent centre opens on, whatever stands first in its menu, R-29. */
export const defaultAgentCentrePage = 'agentTeamOverview'

/** The agent centre: an overlay with its own flag [S-014], for agents only, R-01. */
export class AgentCentreStore {
  isOpen = false
  page = defaultAgentCentrePage
  readonly #isAgent: () => boolean
  readonly #pages: readonly string[]
  readonly #guard: (then: () => void) => void

  constructor(isAgent: () => boolean, pages: readonly string[], guard: (then: () => void) => void) {
    this.#isAgent = isAgent
    this.#pages = pages
    this.#guard = guard
    makeObservable(this, { isOpen: observable, page: observable, open: actionBound, close: actionBound })
  }

  /** Whether its button shows: for account types 1, 2, 41, 42 [S-064], where the site has pages for it. */
  get isOffered(): boolean {
    return this.#isAgent() && this.#pages.length > 0
  }

  /** Opens it after the guard; nothing opens for others. */
  open(): void {
    this.#guard(
      action(() => {
        if (!this.isOffered) return
        this.page = defaultAgentCentrePage
        this.isOpen = true
      }),
    )
  }

  /** Closes it. */
  close(): void {
    this.isOpen = false
  }
}
