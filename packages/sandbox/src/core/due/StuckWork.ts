import { HOUR, MINUTE } from '@croupier/locales/calendar'
import type { Clock } from '../clock/clock.ts'
import type { Table } from '../state/Table.ts'

/** Something the clock triggered that failed. It waits and is tried again, ever more rarely, until it succeeds. */
export interface StuckWork {
  /** What it is, by name and number: `round R000000001`. */
  readonly what: string
  /** What went wrong at the last try. */
  readonly error: string
  readonly firstAt: number
  readonly lastAt: number
  readonly tries: number
  readonly retryAt: number
}

/**
 * Runs one piece of due work on its own. One that throws leaves nothing behind but its entry among the stuck work: it is
 * neither lost nor done twice, and nobody's request fails for it. Returns whether the work was done.
 */
export type Apart = (what: string, work: () => void) => boolean

const MOST_WAIT = HOUR

/** What {@link apartIn} needs of the state: parts of a transaction that may fail separately. */
interface Parts {
  readonly tables: { readonly stuckWork: Table<StuckWork> }
  part<Result>(operation: () => Result): Result
}

/** Makes {@link Apart} for a state. Every failure is reported once a try. */
export function apartIn(
  state: Parts,
  clock: Pick<Clock, 'now'>,
  report: (message: string, cause: unknown) => void,
): Apart {
  return (what, work) => {
    const { stuckWork } = state.tables
    const former = stuckWork.get(what)
    const now = clock.now()
    // A clock that was set back makes nothing wait longer.
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
