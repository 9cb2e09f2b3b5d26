import { actionBound, computed, makeObservable, observable } from 'mobx'
import type { Clock } from '../ports/Ports.ts'

/**
 * Counts down to a time. It belongs to the root store, not to a form, so closing and reopening a modal does not shorten
 * it. It ticks only while it runs.
 */
export class Countdown {
  /** Epoch ms at which it ends; 0 if it has never run. */
  endsAt = 0
  now = 0
  readonly #clock: Clock
  #ticking: unknown

  constructor(clock: Clock) {
    this.#clock = clock
    makeObservable(this, {
      endsAt: observable,
      now: observable,
      secondsLeft: computed,
      isRunning: computed,
      start: actionBound,
      stop: actionBound,
      tick: actionBound,
    })
  }

  /** Whole seconds left, rounded up; 0 when it is over. */
  get secondsLeft(): number {
    return Math.max(0, Math.ceil((this.endsAt - this.now) / 1000))
  }

  /** True until the last second is over. */
  get isRunning(): boolean {
    return this.secondsLeft > 0
  }

  /** Starts over with a length in milliseconds. */
  start(ms: number): void {
    this.stop()
    this.now = this.#clock.now()
    this.endsAt = this.now + ms
    this.#ticking = this.#clock.setInterval(this.tick, 1000)
  }

  /** Ends it immediately. */
  stop(): void {
    if (this.#ticking !== undefined) this.#clock.clearInterval(this.#ticking)
    this.#ticking = undefined
    this.endsAt = 0
  }

  /** Reads the clock; a sleeping tab catches up at its next tick. */
  tick(): void {
    this.now = this.#clock.now()
    if (!this.isRunning) this.stop()
  }
}
