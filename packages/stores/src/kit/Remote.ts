/**
 * A value that loads asynchronously; every store uses this shape.
 *
 * - `idle`: not requested yet.
 * - `loading`: requested, with nothing to show yet.
 * - `ready`: loaded. `stale`: a newer answer is pending or failed; `at` is the clock's reading (epoch ms) when the data
 * arrived; `refreshError` is why the last refresh failed while older data is shown.
 * - `failed`: the request failed and there is no older data. `error` is what the api threw.
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

/** Requested, with nothing to show. */
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
