import { type CallsOf, lottery, type Value } from '@croupier/api'
import { actionBound, computed, makeObservable, observable, runInAction } from 'mobx'
import { ignored } from '../kit/Command.ts'
import { everyWhileHere, isHere } from '../kit/everyWhileHere.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import { LotteryBets, type BetOutcome } from './LotteryBets.ts'
import { LotteryDraws } from './LotteryDraws.ts'
import { LotteryFavourites } from './LotteryFavourites.ts'
import { pickKind, type LotteryGame, type LotteryPlay } from './lotteryBet.ts'

/** A game as the menus name it. */
export type LotteryEntry = Value<'lottery.recent'>[number]
/** The games of one icon family: 11X5, LF, LHC, PK10 or SSC. */
export type LotteryGroup = Value<'lottery.menus'>[number]
/** The games in the menu. */
export type LotteryList = 'all' | 'popular' | 'recent' | 'favourites'

/** Names of the lottery page's fields in the address. */
export const lotteryFields: readonly string[] = Object.freeze(['gameCode', 'vendor', 'playType'])

const watchMs = 5_000

/** The lottery page: menus, the chosen game with its draws, and the member's bets. */
export class LotteryStore {
  readonly groups: RemoteValue<readonly LotteryGroup[]>
  /** Every game with what can be bet on it. */
  readonly games: RemoteValue<readonly LotteryGame[]>
  /** Games the member played lately; needs a session. */
  readonly recent: RemoteValue<readonly LotteryEntry[]>
  readonly draws: LotteryDraws
  readonly favourites: LotteryFavourites
  readonly bets: LotteryBets
  list: LotteryList = 'all'
  gameCode: string | undefined = undefined
  vendor: string | undefined = undefined
  playId: string | undefined = undefined
  #timer: unknown
  #comingTimer: unknown
  readonly #client: CallsOf<typeof lottery>
  readonly #stores: Stores

  constructor(stores: Stores) {
    const now = () => stores.ports.clock.now()
    this.#stores = stores
    this.#client = stores.wire.calls(lottery)
    this.groups = new RemoteValue(now)
    this.games = new RemoteValue(now)
    this.recent = new RemoteValue(now)
    this.draws = new LotteryDraws(stores, () => this.game)
    this.favourites = new LotteryFavourites(stores.ports.localStorage, () => stores.session.username ?? undefined)
    this.bets = new LotteryBets(stores)
    makeObservable(this, {
      list: observable,
      gameCode: observable,
      vendor: observable,
      playId: observable,
      game: computed,
      plays: computed,
      play: computed,
      address: computed,
      show: actionBound,
      select: actionBound,
      selectPlay: actionBound,
      selectList: actionBound,
    })
  }

  /** The chosen game, the first of the requested vendor, or the first of all. */
  get game(): LotteryGame | undefined {
    const games = this.games.data ?? []
    return (
      games.find(({ gameCode }) => gameCode === this.gameCode) ??
      games.find(({ vassalage, accountTypeName }) => this.vendor === vassalage || this.vendor === accountTypeName) ??
      games[0]
    )
  }

  /** The game's bets that this site supports. */
  get plays(): readonly LotteryPlay[] {
    return this.game?.rules?.plays.filter((play) => pickKind(play) !== undefined) ?? []
  }

  /** The chosen kind of bet, or the first; an unknown one in the address is ignored. */
  get play(): LotteryPlay | undefined {
    return this.plays.find(({ playId }) => playId === this.playId) ?? this.plays[0]
  }

  /** The choice as fields of the address. */
  get address(): Readonly<Record<string, string | undefined>> {
    return { gameCode: this.gameCode, vendor: this.vendor, playType: this.playId }
  }

  /** Applies the address. */
  show(fields: Readonly<Record<string, string | undefined>>): void {
    this.gameCode = fields['gameCode']
    this.vendor = fields['vendor']
    this.playId = fields['playType']
    this.draws.gameChanged()
  }

  /** Chooses a game; its first kind of bet is open. */
  select({ gameCode, vassalage }: LotteryEntry): void {
    this.gameCode = gameCode
    this.vendor = vassalage ?? undefined
    this.playId = undefined
    this.draws.gameChanged()
  }

  /** Chooses the kind of bet. */
  selectPlay(playId: string): void {
    this.playId = playId
  }

  /** Chooses the games in the menu; recent and favourites need a member and go through the guard. */
  selectList(list: LotteryList): void {
    const show = () => runInAction(() => (this.list = list))
    if (list === 'recent' || list === 'favourites') this.#stores.guard.require(show)
    else show()
  }

  /** Adds or removes a favourite, through the guard. */
  toggleFavourite(gameId: string): void {
    this.#stores.guard.require(() => this.favourites.toggle(gameId))
  }

  /** Loads menus, games and the member's data. */
  async load(): Promise<void> {
    this.favourites.load()
    await Promise.all([
      this.loadMenus(),
      this.loadGames(),
      this.draws.loadPopular(),
      this.loadRecent(),
      this.bets.load(),
    ])
  }

  /** Loads the menus of both gateways, for the kind of lottery the vendors report. */
  async loadMenus(): Promise<void> {
    await this.groups.load(async (signal) => {
      // The prize mode depends on the vendors; a page that starts here has not loaded them yet.
      if (this.#stores.catalogue.received.data === undefined) await this.#stores.catalogue.load()
      const query = { prizeMode: this.#stores.catalogue.prizeMode, device: this.#stores.ports.config.device }
      const menus = await Promise.all([
        this.#client.lottery.menus(query, { signal }),
        this.#client.lottery.vnMenus(query, { signal }),
      ])
      return merged(menus.flat())
    })
  }

  /** Loads the games, then the draw of the chosen one. */
  async loadGames(): Promise<void> {
    const outcome = await this.games.load((signal) => this.#client.lottery.games({}, { signal }))
    if (outcome.kind === 'ready') this.draws.gameChanged()
  }

  /** Loads the games played lately. */
  async loadRecent(): Promise<void> {
    if (this.#stores.session.isSignedIn) await this.recent.load((signal) => this.#client.lottery.recent({}, { signal }))
  }

  /** Loads the next draw of every game, and the games for their names. */
  async loadComing(): Promise<void> {
    if (this.games.value.state === 'idle') void this.games.load((signal) => this.#client.lottery.games({}, { signal }))
    await this.draws.loadComing()
  }

  /** Loads the next draws again once one of them is over, within five seconds, while the user is present. */
  watchComing(): void {
    this.unwatchComing()
    const { ports, platformClock } = this.#stores
    this.#comingTimer = everyWhileHere(ports, watchMs, () => {
      const { data, isLoading } = this.draws.coming
      if (!isLoading && data?.some(({ openTime }) => openTime <= platformClock.now())) void this.loadComing()
    })
  }

  /** Stops loading the next draws. */
  unwatchComing(): void {
    this.#stores.ports.clock.clearInterval(this.#comingTimer)
    this.#comingTimer = undefined
  }

  /** Places a bet on the draw open for bets, through the guard. Never rejects; visitors log in first. */
  async bet(picks: readonly string[], stake: string): Promise<BetOutcome> {
    const { game, play } = this
    const numero = this.draws.openNumero
    if (!game || !play || numero === undefined) return ignored
    const { prizeMode } = this.#stores.catalogue
    const order = { game, prizeMode, numero, playId: play.playId, picks, stake }
    return new Promise((resolve) => {
      const place = async () => {
        const outcome = await this.bets.place(order)
        if (outcome.kind === 'done') void this.loadRecent()
        resolve(outcome)
      }
      // A visitor logs in first, and the outcome follows; without a login there is no outcome.
      this.#stores.guard.require(place)
    })
  }

  /** Polls every five seconds for the next draw, and for the end of open bets. */
  watch(): void {
    this.unwatch()
    this.#timer = this.#stores.ports.clock.setInterval(() => void this.look(), watchMs)
  }

  /** Polls now, for example when a countdown has ended, unless the user is away. */
  async look(): Promise<void> {
    if (this.draws.nearest.isLoading || !isHere(this.#stores.ports)) return
    await Promise.all([this.draws.loadNearest(), this.bets.waits ? this.bets.load() : undefined])
  }

  /** Stops looking. */
  unwatch(): void {
    this.#stores.ports.clock.clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** The audience has changed. */
  audienceChanged(isSignedIn: boolean): void {
    this.bets.forget()
    this.recent.reset()
    this.draws.opened.reset()
    this.favourites.load()
    if (!isSignedIn && (this.list === 'recent' || this.list === 'favourites')) runInAction(() => (this.list = 'all'))
    if (isSignedIn && this.games.value.state !== 'idle')
      void Promise.all([this.loadRecent(), this.draws.loadOpened(), this.bets.load()])
  }
}

/** One group per family; a game in both menus appears once, as in the later, more precise menu. */
function merged(groups: readonly LotteryGroup[]): readonly LotteryGroup[] {
  const families = new Map<string, Map<string, LotteryEntry>>()
  for (const { gameGroupCode, gameMenus } of groups) {
    const games = families.get(gameGroupCode) ?? new Map<string, LotteryEntry>()
    for (const game of gameMenus) games.set(game.gameId, game)
    families.set(gameGroupCode, games)
  }
  return [...families].map(([gameGroupCode, games]) => ({ gameGroupCode, gameMenus: [...games.values()] }))
}

/** The lottery, as its page brings it. */
export const lotteryStore: LateStore<LotteryStore> = {
  build: (stores) => new LotteryStore(stores),
  audienceChanged: (store, isSignedIn) => store.audienceChanged(isSignedIn),
  languageChanged: (store) => {
    if (store.games.value.state !== 'idle') void store.load()
  },
  stop: (store) => {
    store.unwatch()
    store.unwatchComing()
  },
}
