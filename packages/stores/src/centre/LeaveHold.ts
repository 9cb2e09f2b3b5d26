import { action } from 'mobx'
import type { StoreHooks } from '../world/StoreHooks.ts'

/**
 * Keeps a place, such as a centre or the page of a route, from being left without a question while something in it
 * would be lost.
 */
export class LeaveHold {
  readonly #ask: () => Promise<boolean>
  readonly #holders = new Set<object>()
  #asking: Promise<boolean> | undefined

  /** @param ask asks whether to leave; resolves with true to leave. */
  constructor(ask: () => Promise<boolean>) {
    this.#ask = ask
  }

  /** Whether something would be lost by leaving now. */
  get isHeld(): boolean {
    return this.#holders.size > 0
  }

  /** Something here would be lost, until the returned function is called. */
  hold(): () => void {
    const holder = {}
    this.#holders.add(holder)
    return () => void this.#holders.delete(holder)
  }

  /** Forgets everything held: it is lost anyway, or it was decided to leave. */
  release(): void {
    this.#holders.clear()
  }

  /**
   * Leaves immediately, or after the person has agreed. Calls made while the question is open share its answer.
   * Resolves with false if the person stays.
   */
  leaveThen(leave: () => void): Promise<boolean> {
    if (!this.isHeld) {
      leave()
      return Promise.resolve(true)
    }
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined))
    return this.#asking.then(
      action((leaves) => {
        if (!leaves) return false
        this.release()
        leave()
        return true
      }),
    )
  }
}

/** The end of a session leaves without a question: nothing can be sent any more. */
export const leaveHoldHooks: StoreHooks<LeaveHold> = {
  audienceChanged: (hold, isSignedIn) => !isSignedIn && hold.release(),
}
