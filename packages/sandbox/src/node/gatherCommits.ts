import type { DatabaseSync } from 'node:sqlite'
import type { LogFlush } from './logFlush.ts'

/** Commits that are written and flushed together. */
export interface GatheredCommits {
  /** Adds work to the next commit. Throws when it failed; nothing of it is written then. */
  add(work: () => void): void
  /** Resolves when all that was added so far is on the disk; rejects when it is not. */
  settled(): Promise<void>
  /** Writes and flushes what waits before it returns. */
  settleNow(): void
}

/** A commit writes whole pages, many of which the next one writes again: a crowd is written together. */
const LEAST_BETWEEN_COMMITS_MS = 5

/**
 * Gathers commits of a few milliseconds into one and flushes it to the disk on a thread, one flush at a time: while the
 * disk works, requests are answered from memory, and what they change waits for the next flush. The database has to be in
 * WAL mode with `synchronous = NORMAL`, where a commit appends to the log and a checkpoint flushes it first. `committed` is
 * called after each commit.
 */
export function gatherCommits(database: DatabaseSync, log: LogFlush, committed = () => {}): GatheredCommits {
  const begin = database.prepare('BEGIN IMMEDIATE')
  const end = database.prepare('COMMIT')
  const mark = database.prepare('SAVEPOINT one')
  const keep = database.prepare('RELEASE one')
  /** The transaction that further work is added to, and those who wait for it. */
  let open: PromiseWithResolvers<void> | null = null
  /** What is in the log and on its way to the disk. */
  let flushing: PromiseWithResolvers<void> | null = null
  let committedAt = Number.NEGATIVE_INFINITY
  /** Set when a write failed: memory is ahead of the disk then, and nothing may be promised any more. */
  let broken: Error | null = null

  const breakDown = (failure: unknown) => {
    broken = new Error('The state could not be written. Start again to go on from what is stored.', { cause: failure })
    for (const waiting of [flushing, open]) waiting?.reject(broken)
    flushing = open = null
  }
  const endTransaction = (): boolean => {
    try {
      end.run()
      committed()
      committedAt = performance.now()
      return true
    } catch (failure) {
      if (database.isTransaction) database.exec('ROLLBACK')
      breakDown(failure)
      return false
    }
  }
  const commit = () => {
    // Whoever flushes goes on with what waits by then.
    if (open === null || flushing !== null || !endTransaction()) return
    const sent = open
    flushing = sent
    open = null
    log.flush((failure) => {
      if (flushing !== sent) return
      if (failure) return breakDown(failure)
      flushing = null
      sent.resolve()
      if (open !== null) commitSoon()
    })
  }
  /** Commits at once after a rest; after that at its pace. */
  const commitSoon = () => {
    const wait = committedAt + LEAST_BETWEEN_COMMITS_MS - performance.now()
    if (wait > 0) setTimeout(commit, wait)
    else setImmediate(commit)
  }
  return {
    add(work) {
      if (broken !== null) throw broken
      if (open === null) {
        begin.run()
        open = Promise.withResolvers()
        // Those who wait learn of a failure; that nobody waits is no second failure.
        open.promise.catch(() => {})
        if (flushing === null) commitSoon()
      }
      mark.run()
      try {
        work()
        keep.run()
      } catch (failure) {
        // A full disk ends the whole transaction, and with it what others wrote before in this turn.
        if (database.isTransaction) database.exec('ROLLBACK TO one; RELEASE one')
        else breakDown(failure)
        throw failure
      }
    },
    settled: () => (broken !== null ? Promise.reject(broken) : ((open ?? flushing)?.promise ?? Promise.resolve())),
    settleNow() {
      if ((open !== null && !endTransaction()) || (open ?? flushing) === null) return
      try {
        log.flushNow()
        for (const waiting of [flushing, open]) waiting?.resolve()
        flushing = open = null
      } catch (failure) {
        breakDown(failure)
      }
    },
  }
}
