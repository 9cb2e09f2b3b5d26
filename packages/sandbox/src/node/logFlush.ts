import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'

/** Brings a file to the disk on a thread, so that nobody else waits for the disk. */
export interface LogFlush {
  /** Calls back when everything written to the file before the call is on the disk, or with why it is not. */
  flush(done: (failure: Error | null) => void): void
  /** The same before it returns. */
  flushNow(): void
  close(): void
}

/**
 * Flushes SQLite's write-ahead log. The log is opened a second time for that: a flush takes all of a file, whoever wrote it.
 * It is opened with the first flush, as SQLite makes it with the first write.
 */
export function logFlush(path: string): LogFlush {
  let file: number | null = null
  let running = 0
  let closed = false
  const open = () => (file ??= openSync(`${path}-wal`, 'r+'))
  const closeWhenIdle = () => {
    if (!closed || running > 0 || file === null) return
    closeSync(file)
    file = null
  }
  return {
    flush(done) {
      running += 1
      fdatasync(open(), (failure) => {
        running -= 1
        closeWhenIdle()
        done(failure)
      })
    },
    flushNow: () => fdatasyncSync(open()),
    close() {
      closed = true
      closeWhenIdle()
    },
  }
}

/** For a state that is only in memory. */
export const noLog: LogFlush = { flush: (done) => setImmediate(done, null), flushNow() {}, close() {} }
