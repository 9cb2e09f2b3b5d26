import { closeSync, openSync, writeSync } from 'node:fs'
import type { LoggedCall } from '../wire/RequestLog.ts'

/** A permanent log for detecting attacks: a line of JSON for each refused call. */
export interface RefusalLog {
  add(call: LoggedCall): void
  close(): void
}

/**
 * Opens the log file, created if missing and readable by this user only. Its lines contain call, merchant and
 * refusal, in UTC, but no bodies, queries or tokens.
 */
export function openRefusalLog(file: string): RefusalLog {
  const log = openSync(file, 'a', 0o600)
  return {
    add: ({ at, endpoint, method, path, merchant, status, code }) =>
      void writeSync(
        log,
        `${JSON.stringify({ at: new Date(at).toISOString(), endpoint, method, path, merchant, status, code })}\n`,
      ),
    close: () => closeSync(log),
  }
}
