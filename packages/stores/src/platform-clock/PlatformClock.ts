import { actionBound, makeObservable, observable } from 'mobx'
import type { Clock } from '../ports/Ports.ts'

/**
 * The platform's time for expiring orders, due checks and breaks, so that a wrong device clock neither shortens nor
 * extends them. Uses the device's time until a response has provided the platform's.
 */
export class PlatformClock {
  /** How far the platform is ahead of the device, in milliseconds. */
  offset = 0
  /** Whether a response has provided the platform's time. */
  isKnown = false
  readonly #clock: Pick<Clock, 'now'>

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
    makeObservable(this, { offset: observable, isKnown: observable, learn: actionBound })
  }

  /** The platform's time in epoch milliseconds. Bound, so that a countdown can use it as its clock. */
  readonly now = (): number => this.#clock.now() + this.offset

  /** Sets the platform's time (epoch milliseconds) from a response that has just arrived. */
  learn(now: number): void {
    this.offset = now - this.#clock.now()
    this.isKnown = true
  }
}

/** The platform's time in a response: its `now`, which every response about something that expires has. */
export function timeOf(answer: unknown): number | undefined {
  const now = typeof answer === 'object' && answer !== null && 'now' in answer ? answer.now : undefined
  return typeof now === 'number' ? now : undefined
}
