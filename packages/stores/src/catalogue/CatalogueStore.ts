import { type CallsOf, catalogue, type Value, type Wire } from '@croupier/api'
import { computed, makeObservable } from 'mobx'
import { hotGameTypes } from '../config/constants.ts'
import type { SiteConfig } from '../config/SiteConfig.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { readJson } from '../ports/storage.ts'
import type { Clock, KeyValueStorage } from '../ports/Ports.ts'
import { tileOfHot, type GameTile } from '../game-tile/GameTile.ts'
import {
  isElectronicLottery,
  navigationOf,
  regroupLanes,
  shownVendors,
  type Lane,
  type NavigationItem,
} from './lanes.ts'
import type { StoreHooks } from '../ports/StoreHooks.ts'
import type { Switches } from '../system/switched.ts'

/** A vendor's card. */
export type VendorCard = Value<'games.vendors'>['data']['lanes'][number]['cards'][number]
/** A group of vendors. */
export type VendorLane = Lane<VendorCard>

/** Session storage keys of the two cached answers. */
export const catalogueKeys = Object.freeze({ lanes: 'gameVendor', hot: 'HOT_GAMES' })

interface CataloguePorts {
  readonly clock: Clock
  readonly sessionStorage: KeyValueStorage
  readonly config: SiteConfig
}

/** Vendors and hot games. Both responses are cached for the session; `flush` drops them. */
export class CatalogueStore {
  /** The groups as the platform sent them. */
  readonly received: RemoteValue<Value<'games.vendors'>['data']['lanes']>
  readonly hot: RemoteValue<readonly GameTile[]>
  readonly #client: CallsOf<typeof catalogue>
  readonly #ports: CataloguePorts
  readonly #switches: Pick<Switches, 'hasModules'>
  /** The pending load of the vendors. */
  #loading: Promise<readonly VendorLane[]> | undefined

  constructor(wire: Wire, ports: CataloguePorts, switches: Pick<Switches, 'hasModules'>) {
    this.#client = wire.calls(catalogue)
    this.#ports = ports
    this.#switches = switches
    this.received = new RemoteValue(() => ports.clock.now())
    this.hot = new RemoteValue(() => ports.clock.now())
    makeObservable(this, { lanes: computed, navigation: computed, prizeMode: computed })
  }

  /** The groups as the site shows them: esports and cockfight apart. Empty where play is not possible. */
  get lanes(): readonly VendorLane[] {
    if (!this.#switches.hasModules(['GAMELO3'])) return []
    const { esportsVendors, cockfightVendors } = this.#ports.config
    return regroupLanes(this.received.data ?? [], { esports: esportsVendors, cockfight: cockfightVendors })
  }

  /** The navigation: only categories that have vendors. */
  get navigation(): readonly NavigationItem<VendorCard>[] {
    return navigationOf(this.lanes)
  }

  /** How lottery calls name the kind of lottery. */
  get prizeMode(): string {
    const { electronic, lottery } = this.#ports.config.prizeModes
    return isElectronicLottery(this.lanes) ? electronic : lottery
  }

  /** The group of a category, if it has vendors. */
  lane(category: string): VendorLane | undefined {
    return this.lanes.find(({ title }) => title === category)
  }

  /** Cards of a page: /elott covers both lotteries. */
  cardsOf(category: string): readonly VendorCard[] {
    const titles = category === 'ELOTT' || category === 'LOTT' ? ['ELOTT', 'LOTT'] : [category]
    return this.lanes.filter(({ title }) => titles.includes(title)).flatMap(({ cards }) => cards)
  }

  /** The blocks of the home page: at most 11 vendors each. */
  get homeBlocks(): readonly {
    readonly category: string
    readonly cards: readonly VendorCard[]
    readonly hasMore: boolean
  }[] {
    return this.lanes
      .filter(({ cards }) => cards.length > 0)
      .map((lane) => ({ category: lane.title, ...shownVendors(lane) }))
  }

  /** Whether hot games are shown: the merchant has them, and they can be played. */
  get offersHot(): boolean {
    return this.#switches.hasModules(['GAMELO3', 'GAMELOHOT3'])
  }

  /** Hot games of one type, or of all. */
  hotOf(gameType?: string): readonly GameTile[] {
    const all = this.offersHot ? (this.hot.data ?? []) : []
    return gameType === undefined ? all : all.filter((game) => game.gameType === gameType)
  }

  /** Drops both cached responses, which are in one language; the next load fetches them again. */
  dropCached(): void {
    this.#loading = undefined
    for (const key of Object.values(catalogueKeys)) this.#ports.sessionStorage.removeItem(key)
  }

  /**
   * Loads the vendors, from the session's cache unless flushed. Callers during a load share its response. A failed call
   * rejects to its callers.
   */
  load({ flush = false }: { readonly flush?: boolean } = {}): Promise<readonly VendorLane[]> {
    if (this.#loading && !flush) return this.#loading
    const loading: Promise<readonly VendorLane[]> = this.#fetch(flush)
      // Where a later load took its place, its answer counts.
      .then((lanes) => (this.#loading === loading ? lanes : (this.#loading ?? lanes)))
      .finally(() => {
        if (this.#loading === loading) this.#loading = undefined
      })
    this.#loading = loading
    return loading
  }

  async #fetch(flush: boolean): Promise<readonly VendorLane[]> {
    const cached = flush ? undefined : readJson(this.#ports.sessionStorage, catalogueKeys.lanes)
    if (areLanes(cached)) {
      this.received.set(cached)
      return this.lanes
    }
    const outcome = await this.received.load(
      async (signal) => (await this.#client.games.vendors({}, { signal })).data.lanes,
    )
    if (outcome.kind === 'failed') throw outcome.error
    if (outcome.kind === 'ready') this.#ports.sessionStorage.setItem(catalogueKeys.lanes, JSON.stringify(outcome.data))
    return this.lanes
  }

  /** Loads the hot games of the types a hot list may contain, from the session's cache unless flushed. */
  async loadHot({ flush = false }: { readonly flush?: boolean } = {}): Promise<void> {
    if (!this.offersHot) return
    const cached = flush ? undefined : readJson(this.#ports.sessionStorage, catalogueKeys.hot)
    if (areTiles(cached)) {
      this.hot.set(cached)
      return
    }
    const outcome = await this.hot.load(async (signal) => {
      const { list } = await this.#client.games.hot({}, { signal })
      return list.filter(({ gameType }) => hotGameTypes.includes(gameType)).map(tileOfHot)
    })
    if (outcome.kind === 'ready') this.#ports.sessionStorage.setItem(catalogueKeys.hot, JSON.stringify(outcome.data))
  }
}

// Storage may contain anything, such as the shape of an older build: an entry that does not fit is loaded again.
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const areLanes = (value: unknown): value is Value<'games.vendors'>['data']['lanes'] =>
  Array.isArray(value) &&
  value.every(
    (lane) =>
      isRecord(lane) &&
      typeof lane['title'] === 'string' &&
      Array.isArray(lane['cards']) &&
      lane['cards'].every(
        (card) => isRecord(card) && typeof card['vassalage'] === 'string' && typeof card['gameType'] === 'string',
      ),
  )
const areTiles = (value: unknown): value is readonly GameTile[] =>
  Array.isArray(value) &&
  value.every(
    (tile) =>
      isRecord(tile) &&
      typeof tile['nodeId'] === 'string' &&
      typeof tile['name'] === 'string' &&
      typeof tile['gameType'] === 'string',
  )

/** Names of games depend on the language, so loaded lists are loaded again when it changes. */
export const catalogueHooks: StoreHooks<CatalogueStore> = {
  languageChanged: (store) => {
    store.dropCached()
    if (store.received.value.state !== 'idle') store.load({ flush: true }).catch(() => undefined)
    if (store.hot.value.state !== 'idle') void store.loadHot({ flush: true })
  },
}
