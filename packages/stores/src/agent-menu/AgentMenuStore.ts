import { computed, makeObservable } from 'mobx'
import { agreementFactsStore, type AgreementFactsStore } from '../agreements/AgreementFactsStore.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import { agentCentreMenu, type AgentMenuEntry } from '../centre/agentCentreMenu.ts'

/** The menu of the agent centre. Empty until the facts for its rules are loaded, so that no entry flickers. */
export class AgentMenuStore {
  readonly #stores: Pick<Stores, 'agentCentre' | 'member' | 'system'>
  readonly #facts: AgreementFactsStore

  constructor(stores: Pick<Stores, 'agentCentre' | 'member' | 'system'>, facts: AgreementFactsStore) {
    this.#stores = stores
    this.#facts = facts
    makeObservable(this, { isLoaded: computed, entries: computed, page: computed })
  }

  /** True once the menu can be shown whole. The account type of the member's own facts is the one that counts. */
  get isLoaded(): boolean {
    const { isAnswered, mayAsk } = this.#facts
    // A failed call counts as answered: its entries stay hidden, and the rest of the menu does not wait forever.
    return this.#stores.member.info.data !== undefined && (isAnswered || !mayAsk)
  }

  /** The entries, in order. */
  get entries(): readonly AgentMenuEntry[] {
    if (!this.isLoaded) return []
    const { system } = this.#stores
    return agentCentreMenu({
      isModuleOn: (modId) => system.isModuleOn(modId),
      hasModules: (modIds) => system.hasModules(modIds),
      hasAgreement: (kind) => this.#facts.has(kind),
    })
  }

  /** The page to show: the one that is open, or the first of the menu when its entry is switched off. */
  get page(): string {
    const { page } = this.#stores.agentCentre
    const { entries } = this
    return entries.some((entry) => entry.page === page) ? page : (entries[0]?.page ?? page)
  }

  /**
   * The count at an entry; 0 means no badge. Contracts count what their page lists as waiting for an answer, which
   * includes requests from below; until it is loaded, what the facts say.
   */
  badgeOf({ page }: AgentMenuEntry): number {
    return page === 'agreements' ? (this.#facts.answerable.data?.length ?? this.#facts.waiting) : 0
  }

  /** Loads the facts of the rules, unless they are loading already. */
  async load(): Promise<void> {
    const { member } = this.#stores
    const { data, isLoading } = member.info
    await Promise.all([
      data === undefined && !isLoading ? member.load() : undefined,
      this.#facts.ask(),
      this.#facts.mayAsk && this.#facts.answerable.value.state === 'idle' ? this.#facts.loadAnswerable() : undefined,
    ])
  }
}

/** The menu of the agent centre, as the centre brings it. */
export const agentMenuStore: LateStore<AgentMenuStore> = {
  build: (stores) => new AgentMenuStore(stores, stores.store(agreementFactsStore)),
}
