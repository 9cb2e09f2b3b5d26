// Writes SQLite's log back into its database whenever asked to, while the other connection goes on writing.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** What the thread is given. */
export interface CheckpointFacts {
  readonly path: string
  /** Its only number is 1 while a pass is asked for or under way. */
  readonly working: Int32Array
}

const { path, working } = workerData as CheckpointFacts

parentPort?.on('message', () => {
  // Open for the pass only: whoever closes the database is then the last, and SQLite tidies its log away.
  const database = new DatabaseSync(path)
  const pass = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')
  pass.get()
  // Leaves what was written during this second pass, which is short.
  pass.get()
  database.close()
  Atomics.store(working, 0, 0)
  Atomics.notify(working, 0)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(null)
})
