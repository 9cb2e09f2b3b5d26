import { type CallsOf, games, type Wire } from '@croupier/api'
import { actionBound, computed, makeObservable, observable, runInAction } from 'mobx'
import type { CatalogueStore, VendorCard } from '../catalogue/CatalogueStore.ts'
import type { GameTile } from '../game-tile/GameTile.ts'
import { rngClassesFor } from '../config/constants.ts'
import type { SiteConfig } from '../config/SiteConfig.ts'
import { tellFailure } from '../failure/tellFailure.ts'
import { Command } from '../kit/Command.ts'
import { RemotePages } from '../kit/RemotePages.ts'
import type { LateStore } from '../late/LateStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { Switches } from '../system/switched.ts'
import type { Clock } from '../ports/Ports.ts'
import type { LoginGuard } from '../session/LoginGuard.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import { lobbyAddress, type LobbyView } from './lobbyAddress.ts'
import { listPage, type GameFilters, type ListPage, type ListType } from './listPage.ts'
import { SearchPause } from './SearchPause.ts'

const isPersonal = (listType: ListType): boolean => listType === 'fav' || listType === 'recent'

/**
 * The list of a lobby (/rng, /fish, /pvp). Each change of type, vendor or filter starts over at page 1; a response to
 * an older request is dropped; the loading state ends with the call, whether it succeeds or fails.
 */
export class GameListStore {
  /** A lobby is on the screen. */
  isOpen = false
  gameType = 'RNG'
  /** The vendor chosen; undefined for all of them. */
  vassalage: string | undefined = undefined
  listType: ListType = 'all'
  /**
   * The pending load is a search by name: the search box must stay usable, and the previous results stay until the next
   * arrive.
   */
  isSearching = false
  /** Clearing the list of recent games. */
  readonly clearing = new Command()
  readonly #pages: RemotePages<ListPage, GameFilters>
  readonly #pause: SearchPause
  /** A name that was typed and is not searched for yet. */
  #typed: string | undefined
  readonly #catalogue: CatalogueStore
  readonly #session: SessionStore
  readonly #guard: LoginGuard
  readonly #switches: Pick<Switches, 'hasModules'>
  readonly #modals: ModalStore
  readonly #client: CallsOf<typeof games>
  readonly #config: SiteConfig

  constructor(
    wire: Wire,
    catalogue: CatalogueStore,
    session: SessionStore,
    guard: LoginGuard,
    switches: Pick<Switches, 'hasModules'>,
    modals: ModalStore,
    ports: { readonly config: SiteConfig; readonly clock: Clock },
  ) {
    const client = wire.calls(games)
    this.#client = client
    this.#modals = modals
    this.#catalogue = catalogue
    this.#session = session
    this.#guard = guard
    this.#switches = switches
    this.#config = ports.config
    this.#pause = new SearchPause(ports.clock, () => this.isLoading)
    this.#pages = new RemotePages({
      now: () => ports.clock.now(),
      filters: () => ({}),
      fetch: (filters, pageNo, signal) => {
        const { listType, gameType, vassalage } = this
        const known = { vendors: this.vendors, games: catalogue.hotOf(gameType) }
        return listPage(client, { listType, gameType, vassalage, filters, pageNo }, known, signal)
      },
      join: (before, next) => ({ ...next, games: [...before.games, ...next.games] }),
    })
    makeObservable(this, {
      isOpen: observable,
      gameType: observable,
      vassalage: observable,
      listType: observable,
      isSearching: observable,
      vendors: computed,
      tabs: computed,
      hot: computed,
      needsSignIn: computed,
      address: computed,
      open: actionBound,
      selectVendor: actionBound,
      selectList: actionBound,
      filter: actionBound,
      search: actionBound,
      clearFilters: actionBound,
      loadMore: actionBound,
      retry: actionBound,
      reload: actionBound,
      leave: actionBound,
    })
  }

  /** Filters of the list. */
  get filters(): GameFilters {
    return this.#pages.filters
  }

  /** The games that have come. */
  get games(): readonly GameTile[] {
    return this.#pages.result.data?.games ?? []
  }

  /** Whether the list of recent games can be cleared. */
  get canClear(): boolean {
    return this.listType === 'recent' && this.games.length > 0 && this.#pages.result.data?.clearable === true
  }

  /** Why a search found the shown games; undefined without a search. */
  get found(): ListPage['found'] {
    return this.#pages.result.data?.found
  }

  /** A page is on its way. */
  get isLoading(): boolean {
    return this.#pages.result.isLoading
  }

  /** Why the last page did not come. */
  get failure(): unknown {
    return this.#pages.result.failure
  }

  /** The first response to the current request is here. */
  get isSettled(): boolean {
    return this.#pages.result.data !== undefined
  }

  /** Whether a further page may be there. */
  get hasMore(): boolean {
    return this.#pages.hasMore
  }

  /** Vendors of the lobby's type. */
  get vendors(): readonly VendorCard[] {
    return this.#catalogue.cardsOf(this.gameType)
  }

  /**
   * The classes of slots to filter by on a site with these languages: without those that have no games, by the
   * platform's count, unless one is chosen.
   */
  classesFor(languages: readonly string[]): readonly string[] {
    const counted = this.#catalogue.lane(this.gameType)?.gameClassify ?? []
    const isEmpty = (code: string) => counted.some(({ key, gameCount }) => key === code && gameCount === 0)
    return rngClassesFor(languages).filter((one) => one === this.filters.gameClassify || !isEmpty(one))
  }

  /**
   * Tabs besides "all", if the merchant has them: hot if there are hot games, favourites for members, recent always.
   */
  get tabs(): readonly ListType[] {
    const hot: ListType[] = this.#catalogue.hotOf(this.gameType).length > 0 ? ['hot'] : []
    const favourites = this.#session.isSignedIn && this.#switches.hasModules(['GAMELOFAV3'])
    const recent = this.#switches.hasModules(['GAMELOREC3'])
    return [...hot, ...(favourites ? (['fav'] as const) : []), ...(recent ? (['recent'] as const) : [])]
  }

  /** The hot games of the vendor chosen, or of all. */
  get hot(): readonly GameTile[] {
    const hot = this.#catalogue.hotOf(this.gameType)
    return this.vassalage === undefined ? hot : hot.filter(({ vassalage }) => vassalage === this.vassalage)
  }

  /** Visitors see vendors, hot games and a login panel; no list is requested. */
  get needsSignIn(): boolean {
    return !this.#session.isSignedIn && !this.#config.visitorGameList
  }

  /** The list's part of the address; see `lobbyAddress`. */
  get address(): Readonly<Record<string, string | undefined>> {
    return lobbyAddress(this)
  }

  /** Opens a lobby on all vendors or on one (the first if that one is missing), with the requested list and filters. */
  open(gameType: string, { vassalage, listType = 'all', filters = {} }: Partial<LobbyView> = {}): void {
    this.isOpen = true
    this.gameType = gameType
    this.vassalage = this.#availableVendor(vassalage)
    void this.#restart(this.#allowed(listType), filters)
  }

  /** Changes the vendor, undefined for all: all its games, from page 1, unfiltered. */
  selectVendor(vassalage: string | undefined): void {
    this.vassalage = this.#availableVendor(vassalage)
    void this.#restart('all', {})
  }

  /**
   * Changes the list: from page 1, unfiltered. Favourites and recent ask a visitor to log in and leave the list as it
   * is.
   */
  selectList(listType: ListType): void {
    if (isPersonal(listType)) this.#guard.require(() => this.#show(listType))
    else void this.#show(listType)
  }

  /** Narrows the list; the list type returns to all. */
  filter(change: GameFilters): void {
    void this.#restart('all', { ...this.filters, ...this.#takeTyped(), ...change })
  }

  /** Searches by name once typing pauses; an empty name brings the list back. */
  search(gameName: string): void {
    this.#typed = gameName.trim()
    this.#pause.before(() =>
      runInAction(() => {
        // No hit for one name says nothing about another name.
        if (this.needsSignIn || this.games.length === 0) this.filter({})
        else {
          this.listType = 'all'
          this.#pages.filter(this.#takeTyped())
        }
        this.isSearching = true
      }),
    )
  }

  /** Clears the list of recent games after asking. The betting record keeps the bets. */
  async clearRecent(): Promise<void> {
    const answer = await this.#modals.open({
      kind: 'confirm',
      tone: 'warning',
      titleKey: 'lobby.clear_recent',
      textKey: 'lobby.clear_recent_text',
      confirmKey: 'lobby.clear_recent_confirm',
      cancelKey: 'lobby.clear_recent_keep',
    })
    if (answer !== 'confirmed') return
    await this.clearing.run(
      async () => {
        await this.#client.games.clearRecent({})
        if (this.isOpen) await this.#show('recent')
      },
      (failure) => tellFailure(this.#modals, failure),
    )
  }

  /** Removes all filters. */
  clearFilters(): void {
    this.filter({ gameClassify: undefined, minBet: undefined, gameName: undefined })
  }

  /** Loads the next page; does nothing if there is none or one is loading. */
  loadMore(): void {
    if (!this.hasMore || this.isLoading || this.listType === 'hot' || this.needsSignIn) return
    this.isSearching = false
    void this.#pages.more()
  }

  /** Requests the failed page again. */
  retry(): void {
    if (this.isLoading) return
    this.isSearching = false
    void this.#pages.more()
  }

  /**
   * Reloads the lobby after a change of person or language, including a name just typed. Does nothing outside a lobby.
   */
  reload(): void {
    if (!this.isOpen) return
    const { vassalage, listType } = this
    this.open(this.gameType, { vassalage, listType, filters: { ...this.filters, ...this.#takeTyped() } })
  }

  /** Call on leaving the lobby: clears the list and stops pending loads. */
  leave(): void {
    this.isOpen = false
    this.#typed = undefined
    this.#pause.cancel()
    this.#pages.reset()
  }

  #show(listType: ListType): Promise<unknown> {
    return runInAction(() => this.#restart(listType, {}))
  }

  /** Personal lists fall back to all games if visitors may load lists. */
  #allowed(listType: ListType): ListType {
    return isPersonal(listType) && !this.#session.isSignedIn && !this.needsSignIn ? 'all' : listType
  }

  #takeTyped(): GameFilters {
    const typed = this.#typed
    this.#typed = undefined
    return typed === undefined ? {} : { gameName: typed === '' ? undefined : typed }
  }

  #availableVendor(wanted: string | undefined): string | undefined {
    if (wanted === undefined) return undefined
    return this.vendors.find((card) => card.vassalage === wanted)?.vassalage ?? this.vendors[0]?.vassalage
  }

  #restart(listType: ListType, filters: GameFilters): Promise<unknown> {
    this.#pause.cancel()
    this.#typed = undefined
    this.isSearching = false
    this.listType = listType
    this.#pages.restart(filters)
    if (listType === 'hot') this.#pages.result.set({ games: this.hot, totalPages: 1 })
    else if (!this.needsSignIn) return this.#pages.more()
    return Promise.resolve()
  }
}

/** The lobby's list, as the lobby brings it. */
export const gameListStore: LateStore<GameListStore> = {
  build: ({ wire, catalogue, session, guard, system, modals, ports }) =>
    new GameListStore(wire, catalogue, session, guard, system, modals, ports),
  audienceChanged: (store) => store.reload(),
  languageChanged: (store) => store.reload(),
  stop: (store) => store.leave(),
}
