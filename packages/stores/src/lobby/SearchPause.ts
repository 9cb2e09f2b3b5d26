import type { Clock } from '../world/World.ts'

/** How long typing pauses before a search begins: the answer is to be there 100 ms after the last key. */
const pauseMs = 20
/** How much longer it waits for the answer to the search before, so that a slow platform is not asked at every key. */
const busyMs = 140

/** Debounce between the last key and the search. */
export class SearchPause {
  #timer: unknown
  readonly #clock: Clock
  readonly #isBusy: () => boolean

  /** `isBusy` says whether an earlier search is unanswered. */
  constructor(clock: Clock, isBusy: () => boolean) {
    this.#clock = clock
    this.#isBusy = isBusy
  }

  /** Runs `search` once typing pauses. A search that waits already is dropped. */
  before(search: () => void): void {
    this.cancel()
    this.#timer = this.#clock.setTimeout(() => {
      if (this.#isBusy()) this.#timer = this.#clock.setTimeout(search, busyMs)
      else search()
    }, pauseMs)
  }

  /** Drops the search that waits. */
  cancel(): void {
    this.#clock.clearTimeout(this.#timer)
  }
}
