import { type CallsOf, games } from '@croupier/api'
import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { VendorCard } from '../catalogue/CatalogueStore.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import { memberTraces } from '../ports/memberTraces.ts'
import { readJson } from '../ports/storage.ts'
import { SearchPause } from './SearchPause.ts'
import { searchGames, vendorsCalled, type GamesFound } from './searchGames.ts'

const termsKept = 6
const shown = 24

/** Search terms as stored on the device, with their member; without a member for a visitor. */
interface KeptTerms {
  readonly username: string | undefined
  readonly terms: readonly string[]
}

/**
 * Search for a game by name, by its vendor or by a name that is spelled nearly so, across all vendors of a type, with
 * the terms searched for before.
 */
export class GameSearchStore {
  /** Text of the search box. */
  term = ''
  /** Terms searched for before, newest first. */
  recents: readonly string[]
  /** Results for the term; empty without a term. */
  readonly found: RemoteValue<GamesFound>
  #gameType = 'RNG'
  readonly #pause: SearchPause
  readonly #client: CallsOf<typeof games>
  readonly #stores: Pick<Stores, 'ports' | 'session' | 'catalogue'>

  constructor(stores: Pick<Stores, 'wire' | 'ports' | 'session' | 'catalogue'>) {
    this.#stores = stores
    this.#client = stores.wire.calls(games)
    this.found = new RemoteValue(() => stores.ports.clock.now())
    this.#pause = new SearchPause(stores.ports.clock, () => this.found.isLoading)
    this.recents = this.#kept()
    makeObservable(this, {
      term: observable,
      vendors: computed,
      recents: observableRef,
      type: actionBound,
      forget: actionBound,
      forgetAll: actionBound,
      leave: actionBound,
    })
  }

  /** Takes the typed text; the search starts after a short pause in typing. */
  type(gameType: string, term: string): void {
    this.#gameType = gameType
    this.term = term
    if (term.trim() === '') {
      this.#pause.cancel()
      this.found.reset()
    } else this.#pause.before(() => void this.load())
  }

  /** Searches for the term as it is now. A later search drops an earlier one. */
  async load(): Promise<void> {
    const gameName = this.term.trim()
    if (gameName === '') return
    await this.found.load(async (signal) => {
      const { catalogue } = this.#stores
      const gameType = this.#gameType
      const known = { vendors: catalogue.cardsOf(gameType), games: catalogue.hotOf(gameType) }
      return searchGames(this.#client, { gameType, gameName, pageNo: 1, pageSize: shown }, known, signal)
    }, true)
  }

  /** Vendors of the lobby that the term names. */
  get vendors(): readonly VendorCard[] {
    return vendorsCalled(this.term, this.#stores.catalogue.cardsOf(this.#gameType))
  }

  /** Stores the term, because one of its results was chosen. */
  keep(): void {
    const term = this.term.trim()
    if (term !== '') this.#keep([term, ...this.recents.filter((one) => one !== term)].slice(0, termsKept))
  }

  /** Deletes one term. */
  forget(term: string): void {
    this.#keep(this.recents.filter((one) => one !== term))
  }

  /** Deletes all terms. */
  forgetAll(): void {
    this.#keep([])
  }

  /** The search was closed. */
  leave(): void {
    this.#pause.cancel()
    this.term = ''
    this.found.reset()
  }

  /** After a login or logout: closes the search and loads the new person's stored terms. */
  audienceChanged(): void {
    this.leave()
    runInAction(() => (this.recents = this.#kept()))
  }

  /**
   * A visitor's terms may be shown to any visitor or member; a member's, which outlast an expired session, only to that
   * member.
   */
  #kept(): readonly string[] {
    const { ports, session } = this.#stores
    const kept = readJson(ports.localStorage, memberTraces.recentSearches) as Partial<KeptTerms> | null | undefined
    const isOwn = kept?.username === undefined || kept.username === session.username
    return isOwn && Array.isArray(kept?.terms) ? kept.terms.filter((one) => typeof one === 'string') : []
  }

  #keep(terms: readonly string[]): void {
    const { ports, session } = this.#stores
    runInAction(() => (this.recents = terms))
    const kept: KeptTerms = { username: session.username, terms }
    ports.localStorage.setItem(memberTraces.recentSearches, JSON.stringify(kept))
  }
}

/** The search, as the lobby brings it. */
export const gameSearchStore: LateStore<GameSearchStore> = {
  build: (stores) => new GameSearchStore(stores),
  audienceChanged: (store) => store.audienceChanged(),
  languageChanged: (store) => void store.load(),
  stop: (store) => store.leave(),
}
