import { untracked } from 'mobx'
import type { LateStore } from './LateStore.ts'
import type { RootStore } from './RootStore.ts'

interface Kept {
  readonly store: object
  audienceChanged(): void
  languageChanged(): void
  stop(): void
}

/** The late stores that were asked for so far, each built once. */
export class LateStores {
  readonly #kept = new Map<object, Kept>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
  }

  /** The store itself, built at the first call. */
  get<Store extends object>(late: LateStore<Store>): Store {
    const before = this.#kept.get(late)
    if (before) return before.store as Store
    // What the constructor reads is not what the part that asks shows.
    const store = untracked(() => late.build(this.#root))
    this.#kept.set(late, {
      store,
      audienceChanged: () => late.audienceChanged?.(store),
      languageChanged: () => late.languageChanged?.(store),
      stop: () => late.stop?.(store),
    })
    return store
  }

  /** Tells every one of them that somebody came or went. */
  audienceChanged(): void {
    for (const kept of this.#kept.values()) kept.audienceChanged()
  }

  /** Tells every one of them that the language is another. */
  languageChanged(): void {
    for (const kept of this.#kept.values()) kept.languageChanged()
  }

  /** Ends their timers. */
  stop(): void {
    for (const kept of this.#kept.values()) kept.stop()
  }
}
