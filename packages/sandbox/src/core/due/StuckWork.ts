import { HOUR, MINUTE } from '@croupier/locales/calendar'
import type { Clock } from '../clock/clock.ts'
import type { Table } from '../state/Table.ts'

/** Due work that failed. It is retried at growing intervals until it succeeds. */
export interface StuckWork {
  /** What it is, by name and number: `round R000000001`. */
  readonly what: string
  /** Error of the last try. */
  readonly error: string
  readonly firstAt: number
  readonly lastAt: number
  readonly tries: number
  readonly retryAt: number
}

/**
 * Runs one piece of due work in isolation. When it throws, its writes are rolled back and it is listed as stuck work:
 * it is neither lost nor done twice, and no member's request fails because of it. Returns whether the work was done.
 */
export type Apart = (what: string, work: () => void) => boolean

const MOST_WAIT = HOUR

/** The parts of the state that {@link apartIn} uses: sections of a transaction that may fail separately. */
interface Parts {
  readonly tables: { readonly stuckWork: Table<StuckWork> }
  part<Result>(operation: () => Result): Result
}

/** Makes {@link Apart} for a state. Reports every failed try. */
export function apartIn(
  state: Parts,
  clock: Pick<Clock, 'now'>,
  report: (message: string, cause: unknown) => void,
): Apart {
  return (what, work) => {
    const { stuckWork } = state.tables
    const former = stuckWork.get(what)
    const now = clock.now()
    // Setting the clock back does not lengthen the wait.
    if (former && now >= former.lastAt && now < former.retryAt) return false
    try {
      state.part(work)
    } catch (failure) {
      const tries = (former?.tries ?? 0) + 1
      stuckWork.put(what, {
        what,
        error: failure instanceof Error ? failure.message : String(failure),
        firstAt: former?.firstAt ?? now,
        lastAt: now,
        tries,
        retryAt: now + Math.min(MINUTE * 2 ** Math.min(tries - 1, 10), MOST_WAIT),
      })
      report(`Due work failed and waits: ${what}`, failure)
      return false
    }
    if (former) stuckWork.delete(what)
    return true
  }
}
