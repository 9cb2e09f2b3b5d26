/**
 * A value that comes from elsewhere and takes time: the one shape every store uses for it.
 *
 * - `idle`: not requested yet.
 * - `loading`: asked, and there is nothing to show.
 * - `ready`: here it is. `stale` says that a newer answer is on its way or failed to come; `at` is the clock's reading
 *   (epoch ms) when the data arrived; `refreshError` is why the last refresh failed, while the older data still shows.
 * - `failed`: asked, not got, and nothing older to show. `error` is what the api threw.
 */
export type Remote<T> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready'
      readonly data: T
      readonly stale: boolean
      readonly at: number
      readonly refreshError?: unknown
    }
  | { readonly state: 'failed'; readonly error: unknown }

/** Not requested yet. */
export const idle: Remote<never> = Object.freeze({ state: 'idle' })

/** Asked, nothing to show. */
export const loading: Remote<never> = Object.freeze({ state: 'loading' })

/** The data, fresh at `at` (epoch ms). */
export const ready = <T>(data: T, at: number): Remote<T> => ({ state: 'ready', data, stale: false, at })

/** Not got, with the reason. */
export const failed = (error: unknown): Remote<never> => ({ state: 'failed', error })

/** How one load ended. `superseded`: a newer load or a reset made this one pointless, so its answer was dropped. */
export type LoadOutcome<T> =
  | { readonly kind: 'ready'; readonly data: T }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'superseded' }
