/** What a store does at the turns in the life of the site. Every store has the same ones, whenever it is built. */
export interface StoreHooks<Store> {
  /** Somebody came or went: what belonged to the one before is forgotten. */
  readonly audienceChanged?: (store: Store, isSignedIn: boolean) => void
  /** Somebody is signed in, at the start or after a sign-in: what belongs to the member is asked for. */
  readonly signedIn?: (store: Store) => void
  /** The person reads another language now: what the platform words in one is asked for again. */
  readonly languageChanged?: (store: Store) => void
  /** The page is torn down: timers end. */
  readonly stop?: (store: Store) => void
}
