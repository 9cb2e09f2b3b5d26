import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx'
import { failed, idle, loading, ready, type LoadOutcome, type Remote } from './Remote.ts'

/**
 * Holds one {@link Remote} and runs the loads that fill it.
 *
 * The newest load wins: starting another aborts the pending one, and a late answer is dropped even if its request could
 * not be stopped. A refresh keeps the old data, marked stale; a failed refresh keeps it too, unless it was a different
 * request.
 */
export class RemoteValue<T> {
  value: Remote<T> = idle
  #run = 0
  #abort: AbortController | undefined
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
    makeObservable(this, {
      value: observableRef,
      data: computed,
      failure: computed,
      isLoading: computed,
      set: actionBound,
      reset: actionBound,
    })
  }

  /** The data if there is any, stale or not. */
  get data(): T | undefined {
    return this.value.state === 'ready' ? this.value.data : undefined
  }

  /** Why the last load failed, if it did. */
  get failure(): unknown {
    if (this.value.state === 'failed') return this.value.error
    return this.value.state === 'ready' ? this.value.refreshError : undefined
  }

  /** True while a load is pending, with or without older data to show. */
  get isLoading(): boolean {
    if (this.value.state === 'loading') return true
    return this.value.state === 'ready' && this.value.stale && this.value.refreshError === undefined
  }

  /**
   * Loads or reloads. Never rejects: the outcome tells success from failure.
   *
   * @param isOther the request is for something other than what is shown, such as another name: the old data is shown
   *   until this load has ended, even if it fails.
   */
  async load(fetch: (signal: AbortSignal) => Promise<T>, isOther = false): Promise<LoadOutcome<T>> {
    this.#abort?.abort()
    const abort = new AbortController()
    const run = ++this.#run
    this.#abort = abort
    runInAction(() => {
      this.value =
        this.value.state === 'ready'
          ? { state: 'ready', data: this.value.data, stale: true, at: this.value.at }
          : loading
    })
    try {
      const data = await fetch(abort.signal)
      if (run !== this.#run) return { kind: 'superseded' }
      this.set(data)
      return { kind: 'ready', data }
    } catch (error) {
      if (run !== this.#run) return { kind: 'superseded' }
      runInAction(() => {
        this.value =
          this.value.state === 'ready' && !isOther
            ? { state: 'ready', data: this.value.data, stale: true, at: this.value.at, refreshError: error }
            : failed(error)
      })
      return { kind: 'failed', error }
    }
  }

  /** Sets data directly (from a cache, or after a known change) and drops any pending load. */
  set(data: T): void {
    this.#stop()
    this.value = ready(data, this.#now())
  }

  /** Resets to idle; aborts a pending load and drops its answer. */
  reset(): void {
    this.#stop()
    this.value = idle
  }

  #stop(): void {
    this.#run += 1
    this.#abort?.abort()
    this.#abort = undefined
  }
}
