import { computed, makeObservable } from 'mobx'
import { CentreStore, type CentreParts } from './CentreStore.ts'
import {
  defaultMemberCentrePage,
  entryOf,
  hasMemberPage,
  isClosedOnBreak,
  memberCentreMenu,
  memberCentrePages,
  type MenuEntry,
  type MenuFacts,
} from './memberCentreMenu.ts'
import type { Counts } from '../member/CountersStore.ts'

/** Dependencies of the member centre. */
export interface MemberCentreFacts extends MenuFacts {
  readonly counts: Counts
  /** The entries' rules are settled: modules, member info and wallet kind are known. */
  readonly isSettled: boolean
}

/** The member centre: shows nothing until its facts are loaded, and opens only for a session that may see it. */
export class MemberCentreStore extends CentreStore {
  readonly #facts: MemberCentreFacts

  /** @param facts read while the menu shows */
  constructor(facts: MemberCentreFacts, parts: Omit<CentreParts, 'defaultPage' | 'pages'>) {
    super({
      ...parts,
      has: (page) => hasMemberPage(page, facts),
      pages: memberCentrePages,
      defaultPage: defaultMemberCentrePage,
    })
    this.#facts = facts
    makeObservable(this, { menu: computed, isLoaded: computed })
  }

  /** True once the menu can be shown whole. */
  get isLoaded(): boolean {
    return this.#facts.isSettled
  }

  /** The entries, in order; empty until loaded. */
  get menu(): readonly MenuEntry[] {
    return this.isLoaded ? memberCentreMenu(this.#facts) : []
  }

  /** Whether an entry is the one of the page that shows. */
  isCurrent(entry: MenuEntry): boolean {
    return entry.page === entryOf(this.page)
  }

  /** Whether the merchant has a page. Menus and links omit pages it does not have. */
  has(page: string): boolean {
    return hasMemberPage(page, this.#facts)
  }

  /** Whether the member's break closes a page; a notice then replaces it. */
  isClosed(page: string): boolean {
    return this.#facts.onBreak && isClosedOnBreak(page)
  }

  /** The count at an entry; 0 means no badge. */
  badgeOf(entry: MenuEntry): number {
    return entry.badge ? this.#facts.counts[entry.badge] : 0
  }
}
