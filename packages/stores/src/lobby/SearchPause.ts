import type { Clock } from '../ports/Ports.ts'

/** Pause in typing before a search begins: the response should arrive 100 ms after the last key. */
const pauseMs = 20
/** Extra delay while the previous search is pending, so that a slow platform does not get a request per key. */
const busyMs = 140

/** Debounce between the last key and the search. */
export class SearchPause {
  #timer: unknown
  readonly #clock: Clock
  readonly #isBusy: () => boolean

  /** `isBusy`: an earlier search is pending. */
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
