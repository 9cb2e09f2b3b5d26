import { action, actionBound, computed, makeObservable, observable } from 'mobx'
import {
  defaultMemberCentrePage,
  memberCentreMenu,
  type Counts,
  type MenuEntry,
  type MenuFacts,
} from './memberCentreMenu.ts'

/** What the member centre needs to know of the rest. */
export interface MemberCentreFacts extends MenuFacts {
  readonly counts: Counts
  /** The entries' rules are settled: modules, member info and wallet kind are known. */
  readonly isSettled: boolean
}

/**
 * The member centre: an overlay above any route [S-014] [S-015]. It shows nothing until its facts are loaded [S-324],
 * and opens only for a session that may [S-330].
 */
export class MemberCentreStore {
  isOpen = false
  page = defaultMemberCentrePage
  readonly #facts: MemberCentreFacts
  readonly #pages: readonly string[]
  readonly #guard: (then: () => void) => void
  readonly #prepare: () => void

  /**
   * @param facts read while the menu shows
   * @param pages page keys the site has
   * @param guard lets the opening through, now or after sign-in, or not at all
   * @param prepare starts loading what the facts need
   */
  constructor(
    facts: MemberCentreFacts,
    pages: readonly string[],
    guard: (then: () => void) => void,
    prepare: () => void,
  ) {
    this.#facts = facts
    this.#pages = pages
    this.#guard = guard
    this.#prepare = prepare
    makeObservable(this, {
      isOpen: observable,
      page: observable,
      menu: computed,
      isLoaded: computed,
      open: actionBound,
      select: actionBound,
      close: actionBound,
    })
  }

  /** True once the menu can be shown whole. */
  get isLoaded(): boolean {
    return this.#facts.isSettled
  }

  /** The entries, in order; empty until loaded [S-324]. */
  get menu(): readonly MenuEntry[] {
    return this.isLoaded ? memberCentreMenu(this.#facts, this.#pages) : []
  }

  /** The count at an entry; 0 means no badge [S-328]. */
  badgeOf(entry: MenuEntry): number {
    return entry.badge ? this.#facts.counts[entry.badge] : 0
  }

  /** Opens on a page, the default one unless asked for another [S-331], after the guard [S-206] [S-330]. */
  open(page: string = defaultMemberCentrePage): void {
    this.#guard(action(() => this.#show(page)))
  }

  /** Goes to another page of the open centre. */
  select(page: string): void {
    if (this.#pages.includes(page)) this.page = page
  }

  /** Closes it. */
  close(): void {
    this.isOpen = false
  }

  #show(page: string): void {
    this.#prepare()
    this.page = this.#pages.includes(page) ? page : defaultMemberCentrePage
    this.isOpen = true
  }
}
