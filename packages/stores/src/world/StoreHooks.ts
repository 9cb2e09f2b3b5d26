/** Lifecycle of a store. The hooks are the same for every store, whenever it is built. */
export interface StoreHooks<Store> {
  /** Somebody signed in or out: drop what belonged to the previous person. */
  readonly audienceChanged?: (store: Store, isSignedIn: boolean) => void
  /** Somebody is signed in, at the start or after a sign-in: load what belongs to the member. */
  readonly signedIn?: (store: Store) => void
  /** The language changed: reload what the platform words in a language. */
  readonly languageChanged?: (store: Store) => void
  /** Something of the signed-in account has changed, at the platform or by somebody else: ask again for what shows. */
  readonly accountChanged?: (store: Store) => void
  /** The page is torn down: stop timers. */
  readonly stop?: (store: Store) => void
}
