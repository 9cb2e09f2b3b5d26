import { type CallsOf, games, HttpStatus, jackpot, PlatformError, play, promotion, type Value } from '@croupier/api'
import { tileOfGame, type GameTile } from '../game-tile/GameTile.ts'
import { everyWhileHere } from '../kit/everyWhileHere.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { Promotion } from '../promotions/PromotionsStore.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A jackpot that can be won now. */
export type Jackpot = Value<'jackpot.pools'>[number]
/** A match with its odds. */
export type Match = Value<'play.matches'>['list'][number]

/** Number of games in a row of the home page. */
const rowLength = 12
/** Number of promotions. */
const promotionRow = 6
/** New games are looked for among so many: the platform has no list of them. */
const newAmong = 120
/** How often matches are checked for having begun. */
const watchMs = 30_000

/** The rows of the home page and the category pages that other stores do not have. */
export class HomeStore {
  /** The games the member played last; needs a session. */
  readonly recent: RemoteValue<readonly GameTile[]>
  /** New games by type; a visitor loads no list. */
  readonly #fresh = new Map<string, RemoteValue<readonly GameTile[]>>()
  readonly #matches = new Map<string, RemoteValue<readonly Match[]>>()
  /** The jackpots that can be won now. */
  readonly jackpots: RemoteValue<readonly Jackpot[]>
  /** The promotions that come first. */
  readonly promotions: RemoteValue<readonly Promotion[]>
  readonly #games: CallsOf<typeof games>
  readonly #play: CallsOf<typeof play>
  readonly #jackpot: CallsOf<typeof jackpot>
  readonly #promotion: CallsOf<typeof promotion>
  readonly #stores: Pick<Stores, 'session' | 'ports' | 'platformClock'>

  constructor(stores: Pick<Stores, 'wire' | 'session' | 'ports' | 'platformClock'>) {
    const { wire, ports } = stores
    this.#stores = stores
    this.#games = wire.calls(games)
    this.#play = wire.calls(play)
    this.#jackpot = wire.calls(jackpot)
    this.#promotion = wire.calls(promotion)
    this.promotions = new RemoteValue(() => ports.clock.now())
    this.recent = new RemoteValue(() => ports.clock.now())
    this.jackpots = new RemoteValue(() => ports.clock.now())
  }

  /** New games of a type, once loaded. */
  fresh(gameType: string): RemoteValue<readonly GameTile[]> {
    return this.#keptIn(this.#fresh, gameType)
  }

  /** Upcoming matches of a sportsbook with their odds, once loaded. */
  matches(vassalage: string): RemoteValue<readonly Match[]> {
    return this.#keptIn(this.#matches, vassalage)
  }

  /** Loads the member's recently played games. */
  async loadRecent(): Promise<void> {
    if (!this.#stores.session.isSignedIn) return
    await this.recent.load(async (signal) => {
      const { list } = await this.#games.games.recent({ pageNo: 1, pageSize: rowLength }, { signal })
      return list.map(tileOfGame)
    })
  }

  /** Loads the new games of a type. */
  async loadFresh(gameType: string): Promise<void> {
    if (!this.#stores.session.isSignedIn && !this.#stores.ports.config.visitorGameList) return
    await this.fresh(gameType).load(async (signal) => {
      const page = await this.#games.games.list({ gameType, pageNo: 1, pageSize: newAmong }, { signal })
      return page.games
        .filter(({ isNew }) => isNew)
        .map(tileOfGame)
        .slice(0, rowLength)
    })
  }

  /** Loads the matches of a sportsbook. */
  async loadMatches(vassalage: string): Promise<void> {
    await this.matches(vassalage).load(
      async (signal) => (await this.#play.play.matches({ vassalage }, { signal })).list,
    )
  }

  /**
   * Reloads the matches of a sportsbook once one of them has begun, within half a minute, while the user is present.
   * Returns what ends it.
   */
  watchMatches(vassalage: string): () => void {
    const { ports, platformClock } = this.#stores
    let checked = platformClock.now()
    const timer = everyWhileHere(ports, watchMs, () => {
      const { data, failure, isLoading } = this.matches(vassalage)
      if (isLoading || data === undefined) return
      const now = platformClock.now()
      // Only what has begun since the last check: a list that keeps such a match is not loaded again and again.
      const hasBegun = data.some(({ startTime }) => startTime > checked && startTime <= now)
      if (hasBegun || failure !== undefined) void this.loadMatches(vassalage)
      checked = now
    })
    return () => ports.clock.clearInterval(timer)
  }

  /** Loads the jackpot amounts. If the platform has no jackpot list, uses the raffle's first prize. */
  async loadJackpots(): Promise<void> {
    const { jackpot: calls } = this.#jackpot
    await this.jackpots.load(async (signal) => {
      try {
        return await calls.pools({}, { signal })
      } catch (failure) {
        // Falls back only if the platform has no such call: a late or broken response shows as failed, not as another
        // amount.
        const isUnknown = failure instanceof PlatformError || (failure instanceof HttpStatus && failure.status === 404)
        if (!isUnknown) throw failure
        const amount = await calls.total({}, { signal })
        return [{ id: 'raffle', of: 'raffle', name: null, gameType: null, gameName: null, amount, lastWonAt: null }]
      }
    })
  }

  /** Loads the promotions that come first. */
  async loadPromotions(): Promise<void> {
    await this.promotions.load(
      async (signal) => (await this.#promotion.promotion.list({ page: 1, size: promotionRow }, { signal })).list,
    )
  }

  /** Reloads everything shown that depends on the language. */
  reload(): void {
    if (this.recent.value.state !== 'idle') void this.loadRecent()
    if (this.promotions.value.state !== 'idle') void this.loadPromotions()
    if (this.jackpots.value.state !== 'idle') void this.loadJackpots()
    for (const [vassalage, value] of this.#matches) if (value.value.state !== 'idle') void this.loadMatches(vassalage)
    for (const [gameType, value] of this.#fresh) if (value.value.state !== 'idle') void this.loadFresh(gameType)
  }

  /** The audience has changed. */
  audienceChanged(): void {
    this.recent.reset()
    for (const value of this.#fresh.values()) value.reset()
    if (this.promotions.value.state !== 'idle') void this.loadPromotions()
  }

  #keptIn<T>(values: Map<string, RemoteValue<T>>, key: string): RemoteValue<T> {
    const kept = values.get(key) ?? new RemoteValue<T>(() => this.#stores.ports.clock.now())
    values.set(key, kept)
    return kept
  }
}

/** The rows, as the home page brings them. */
export const homeStore: LateStore<HomeStore> = {
  build: (stores) => new HomeStore(stores),
  audienceChanged: (store) => store.audienceChanged(),
  languageChanged: (store) => store.reload(),
}
