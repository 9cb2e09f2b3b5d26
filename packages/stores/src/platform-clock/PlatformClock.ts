import { actionBound, makeObservable, observable } from 'mobx'
import type { Clock } from '../world/World.ts'

/**
 * The platform's time, by which orders expire, checks fall due and breaks end, so that a wrong device clock neither
 * shortens nor extends them. The device's time until an answer has given the platform's.
 */
export class PlatformClock {
  /** How far the platform is ahead of the device, in milliseconds. */
  offset = 0
  /** Whether an answer has named the platform's time. */
  isKnown = false
  readonly #clock: Pick<Clock, 'now'>

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
    makeObservable(this, { offset: observable, isKnown: observable, learn: actionBound })
  }

  /** The platform's time in epoch milliseconds. Bound, so that a countdown can take it as its clock. */
  readonly now = (): number => this.#clock.now() + this.offset

  /** Takes the platform's time (epoch milliseconds) from an answer that has just arrived. */
  learn(now: number): void {
    this.offset = now - this.#clock.now()
    this.isKnown = true
  }
}

/** The platform's time as an answer names it: its `now`, which every answer about something that runs out has. */
export function timeOf(answer: unknown): number | undefined {
  const now = typeof answer === 'object' && answer !== null && 'now' in answer ? answer.now : undefined
  return typeof now === 'number' ? now : undefined
}
