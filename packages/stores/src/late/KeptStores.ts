import { untracked } from 'mobx'
import type { LateStore, Stores } from './LateStore.ts'
import type { StoreHooks } from '../ports/StoreHooks.ts'

type Told = { readonly [Hook in keyof StoreHooks<object>]-?: (isSignedIn: boolean) => void }

/** The stores that have been built; runs their lifecycle hooks. */
export class KeptStores {
  readonly #told: Told[] = []
  readonly #late = new Map<object, object>()
  readonly #stores: Stores

  constructor(stores: Stores) {
    this.#stores = stores
  }

  /** Keeps a store. */
  add<Store extends object>(store: Store, hooks: StoreHooks<Store>): Store {
    this.#told.push({
      audienceChanged: (isSignedIn) => hooks.audienceChanged?.(store, isSignedIn),
      signedIn: () => hooks.signedIn?.(store),
      languageChanged: () => hooks.languageChanged?.(store),
      accountChanged: () => hooks.accountChanged?.(store),
      breakMet: () => hooks.breakMet?.(store),
      stop: () => hooks.stop?.(store),
    })
    return store
  }

  /** A late store, built at the first call. */
  get<Store extends object>(late: LateStore<Store>): Store {
    const before = this.#late.get(late)
    if (before) return before as Store
    // The constructor's reads must not subscribe the component that requests the store.
    const store = this.add(
      untracked(() => late.build(this.#stores)),
      late,
    )
    this.#late.set(late, store)
    return store
  }

  /** Runs a hook of every store, in the order in which they were built. */
  tell(hook: keyof StoreHooks<object>, isSignedIn = false): void {
    for (const told of this.#told) told[hook](isSignedIn)
  }
}
