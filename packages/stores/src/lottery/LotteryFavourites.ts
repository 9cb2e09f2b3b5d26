import { makeObservable, observableRef, runInAction } from 'mobx'
import { readJson } from '../ports/storage.ts'
import type { KeyValueStorage } from '../ports/Ports.ts'

/** Storage key of the favourites: an object with the game ids of each member. */
const lotteryFavouritesKey = 'LOTTFAV'

/**
 * Storage key for the favourites of a user name. Favourites outlive the session, so the key must not show the name to
 * the next user of the device. The key is not a secret; equal names have equal keys.
 */
const ownerOf = (username: string): string => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const char of username) {
    const code = char.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return [high, low].map((part) => (part >>> 0).toString(36)).join('-')
}

/** Lottery favourites of the logged-in member, stored on the device per member. */
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

  /** Whether this game is a favourite; ids are compared as text. */
  has(gameId: string): boolean {
    return this.ids.includes(gameId)
  }

  /** Reads the favourites of the logged-in member; a visitor has none. */
  load(): void {
    const name = this.#username()
    const ids = name === undefined ? undefined : this.#kept()[ownerOf(name)]
    runInAction(() => {
      this.ids = Array.isArray(ids) ? ids.map(String) : []
    })
  }

  /** Adds or removes the game. Without a user name nothing is stored. */
  toggle(gameId: string): void {
    const name = this.#username()
    if (name === undefined) return
    // Another tab may have changed them meanwhile.
    this.load()
    const ids = this.has(gameId) ? this.ids.filter((id) => id !== gameId) : [gameId, ...this.ids]
    this.#storage.setItem(lotteryFavouritesKey, JSON.stringify({ ...this.#kept(), [ownerOf(name)]: ids }))
    runInAction(() => {
      this.ids = ids
    })
  }

  #kept(): Readonly<Record<string, unknown>> {
    const kept = readJson(this.#storage, lotteryFavouritesKey)
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {}
  }
}
