import { makeObservable, observableRef, runInAction } from 'mobx'
import { readJson } from '../root/storage.ts'
import type { KeyValueStorage } from '../root/World.ts'

/** Storage key of the favourites: an object with the game ids of each user name (wire fact 1.9). */
const lotteryFavouritesKey = 'LOTTFAV'

/** Lottery favourites of the signed-in member, kept on the device by user name [S-321]. */
export class LotteryFavourites {
  /** Ids of the games, newest first. */
  ids: readonly string[] = []
  readonly #storage: KeyValueStorage
  readonly #username: () => string | undefined

  constructor(storage: KeyValueStorage, username: () => string | undefined) {
    this.#storage = storage
    this.#username = username
    makeObservable(this, { ids: observableRef })
  }

  /** Whether this game is a favourite; ids are compared as text [S-293]. */
  has(gameId: string): boolean {
    return this.ids.includes(gameId)
  }

  /** Reads those of whoever is signed in; a visitor has none. */
  load(): void {
    const name = this.#username()
    const ids = name === undefined ? undefined : this.#kept()[name]
    runInAction(() => {
      this.ids = Array.isArray(ids) ? ids.map(String) : []
    })
  }

  /** Adds the game or takes it away. Without a user name nothing is kept. */
  toggle(gameId: string): void {
    const name = this.#username()
    if (name === undefined) return
    // Another tab may have changed them meanwhile.
    this.load()
    const ids = this.has(gameId) ? this.ids.filter((id) => id !== gameId) : [gameId, ...this.ids]
    this.#storage.setItem(lotteryFavouritesKey, JSON.stringify({ ...this.#kept(), [name]: ids }))
    runInAction(() => {
      this.ids = ids
    })
  }

  #kept(): Readonly<Record<string, unknown>> {
    const kept = readJson(this.#storage, lotteryFavouritesKey)
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {}
  }
}
