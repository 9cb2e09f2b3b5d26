/** Lifecycle of a store. The hooks are the same for every store, whenever it is built. */
export interface StoreHooks<Store> {
  /** Called after a login or logout: drop the data of the previous person. */
  readonly audienceChanged?: (store: Store, isSignedIn: boolean) => void
  /** Called once a member is logged in, at start or after a login: load the member's data. */
  readonly signedIn?: (store: Store) => void
  /** The language changed: reload texts that come from the platform. */
  readonly languageChanged?: (store: Store) => void
  /** Called when the account has changed on the platform: load visible data again. */
  readonly accountChanged?: (store: Store) => void
  /** The platform refused a call of the member because of a break. */
  readonly breakMet?: (store: Store) => void
  /** The page is torn down: stop timers. */
  readonly stop?: (store: Store) => void
}
