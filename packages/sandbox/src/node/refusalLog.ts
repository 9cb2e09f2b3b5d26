import { closeSync, openSync, writeSync } from 'node:fs'
import type { LoggedCall } from '../wire/RequestLog.ts'

/** A log that lasts, for whoever looks for attempts: a line of JSON for each refused call. */
export interface RefusalLog {
  add(call: LoggedCall): void
  close(): void
}

/**
 * Opens the log in a file, which is made for this user alone when missing. Its lines name the call, the merchant and the
 * refusal, in UTC; there are no bodies, queries and tokens in them.
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
