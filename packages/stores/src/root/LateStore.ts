import type { RootStore } from './RootStore.ts'

/**
 * A store that comes with the part of the site that needs it. The root builds it when it is first asked for, with
 * `root.store(depositStore)`, and keeps it from then on. So its code, and the contract of its calls, are loaded with that
 * part and not with the first page.
 */
export interface LateStore<Store extends object> {
  /** Builds the store from the stores that are always there, and from other late ones. */
  readonly build: (root: RootStore) => Store
  /** Somebody came or went: what belonged to the one before is forgotten. */
  readonly audienceChanged?: (store: Store) => void
  /** The person reads another language now: what the platform words in one is asked for anew. */
  readonly languageChanged?: (store: Store) => void
  /** The page is torn down: timers end. */
  readonly stop?: (store: Store) => void
}
