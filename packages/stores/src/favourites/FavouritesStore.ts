import { type CallsOf, favouriteMarks, type Wire } from '@croupier/api'
import { observable, runInAction } from 'mobx'
import type { GameTile } from '../game-tile/GameTile.ts'
import { limits } from '../config/constants.ts'
import { failureToast } from '../failure/tellFailure.ts'
import { failureText, isSessionFailure } from '../failure/failureText.ts'
import type { ToastStore } from '../modals/ToastStore.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import type { Clock } from '../ports/Ports.ts'
import type { LoginGuard } from '../session/LoginGuard.ts'
import type { StoreHooks } from '../ports/StoreHooks.ts'

/** The data of a favourite. */
type MarkedGame = Pick<GameTile, 'nodeId' | 'name' | 'vassalage' | 'gameType'>

/**
 * Favourite games. Ids are compared as text. A toggle shows immediately, is reverted with a message if the platform
 * refuses it, can be undone once the platform has it, and counts at most once per second and game.
 */
export class FavouritesStore {
  readonly received: RemoteValue<readonly string[]>
  readonly ids = observable.set<string>()
  readonly #lastToggle = new Map<string, number>()
  /** Pending toggles. */
  #pending = new Map<string, boolean>()
  /** Toggles that a pending ids response may not include yet: they outlast it. */
  #newerThanLoad = new Map<string, boolean>()
  readonly #client: CallsOf<typeof favouriteMarks>
  readonly #guard: LoginGuard
  readonly #toasts: ToastStore
  readonly #clock: Clock

  constructor(wire: Wire, guard: LoginGuard, toasts: ToastStore, clock: Clock) {
    this.#client = wire.calls(favouriteMarks)
    this.#guard = guard
    this.#toasts = toasts
    this.#clock = clock
    this.received = new RemoteValue(() => clock.now())
  }

  /** Is this game a favourite? */
  has(nodeId: string | number): boolean {
    return this.ids.has(String(nodeId))
  }

  /** Loads the ids of the logged-in member. */
  async load(): Promise<void> {
    this.#newerThanLoad = new Map(this.#pending)
    const outcome = await this.received.load((signal) => this.#client.games.favouriteIds({}, { signal }))
    if (outcome.kind !== 'ready') return
    runInAction(() => this.ids.replace(outcome.data))
    for (const [nodeId, isFavourite] of this.#newerThanLoad) this.#mark(nodeId, isFavourite)
  }

  /** Adds the game if it is not a favourite, else removes it; through the login guard. */
  toggle(game: MarkedGame): void {
    this.#guard.require(() => {
      const now = this.#clock.now()
      const last = this.#lastToggle.get(game.nodeId)
      if (last !== undefined && now - last < limits.favouriteToggleMs) return
      this.#lastToggle.set(game.nodeId, now)
      const adds = !this.has(game.nodeId)
      return this.#set(game, adds, () => {
        this.#toasts.show({
          tone: 'success',
          textKey: adds ? 'lobby.favourite_added' : 'lobby.favourite_removed',
          values: { game: game.name },
          action: { labelKey: 'lobby.undo', run: () => void this.#set(game, !adds) },
        })
      })
    })
  }

  /** Clears them at logout. */
  forget(): void {
    this.received.reset()
    this.#lastToggle.clear()
    this.#newerThanLoad.clear()
    this.#pending = new Map()
    runInAction(() => this.ids.clear())
  }

  /** Adds a game to the favourites or removes it; `done` is called when the platform has stored it. */
  async #set({ nodeId, vassalage, gameType }: MarkedGame, adds: boolean, done?: () => void): Promise<void> {
    const pending = this.#pending
    this.#mark(nodeId, adds)
    pending.set(nodeId, adds)
    const data = { nodeId, vendor: vassalage, gameType }
    try {
      await (adds ? this.#client.games.addFavourite(data) : this.#client.games.removeFavourite(data))
      pending.delete(nodeId)
      if (pending === this.#pending) done?.()
    } catch (failure) {
      pending.delete(nodeId)
      // Somebody else is logged in by now, or nobody.
      if (pending !== this.#pending) return
      this.#mark(nodeId, !adds)
      this.#lastToggle.delete(nodeId)
      if (isSessionFailure(failure)) return
      this.#toasts.show(failureToast({ ...failureText(failure), key: 'lobby.favourite_failed' }))
    }
  }

  #mark(nodeId: string, isFavourite: boolean): void {
    this.#newerThanLoad.set(nodeId, isFavourite)
    runInAction(() => (isFavourite ? this.ids.add(nodeId) : this.ids.delete(nodeId)))
  }
}

/** The member's favourites come and go with them. */
export const favouritesHooks: StoreHooks<FavouritesStore> = {
  audienceChanged: (store) => store.forget(),
  signedIn: (store) => void store.load(),
}
