import { action } from 'mobx'
import type { StoreHooks } from '../ports/StoreHooks.ts'

/** Asks before a place with unsaved input, such as a centre or the page of a route, is left. */
export class LeaveHold {
  readonly #ask: () => Promise<boolean>
  readonly #holders = new Set<object>()
  #asking: Promise<boolean> | undefined

  /** @param ask asks whether to leave; resolves with true to leave. */
  constructor(ask: () => Promise<boolean>) {
    this.#ask = ask
  }

  /** Whether leaving now would lose input. */
  get isHeld(): boolean {
    return this.#holders.size > 0
  }

  /** Something here would be lost, until the returned function is called. */
  hold(): () => void {
    const holder = {}
    this.#holders.add(holder)
    return () => void this.#holders.delete(holder)
  }

  /** Drops all holds: the input is lost anyway, or the user decided to leave. */
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

/** The end of a session leaves without asking: nothing can be sent any more. */
export const leaveHoldHooks: StoreHooks<LeaveHold> = {
  audienceChanged: (hold, isSignedIn) => !isSignedIn && hold.release(),
}
