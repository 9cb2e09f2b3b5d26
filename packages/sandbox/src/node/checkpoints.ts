import type { DatabaseSync } from 'node:sqlite'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { CheckpointFacts } from './checkpointThread.ts'

/** Writes the log back into the database. */
export interface Checkpoints {
  /** Called after a commit, outside of a transaction. */
  committed(): void
  /** Waits for a pass that is under way. */
  close(): void
}

/** The log grows to what a busy server writes in this time. */
const BETWEEN_MS = 1_000
/** SQLite's own default, for when there is no thread. */
const PAGES_WITHOUT_THREAD = 1_000
/** A pass takes some hundredths of a second; one that never ends stops nobody from closing. */
const LONGEST_PASS_MS = 10_000

/**
 * Checkpoints on another thread: a commit that has to write a thousand pages back makes everybody wait who asks meanwhile.
 * The thread cannot finish while others write, so the little that it leaves is written here, after a commit; only then does
 * SQLite begin its log again from the start. If the thread fails, SQLite does all of it within commits.
 */
export function checkpointsBeside(database: DatabaseSync, path: string): Checkpoints {
  const automatic = (pages: number) => database.exec(`PRAGMA wal_autocheckpoint = ${pages}`)
  const rest = database.prepare('PRAGMA wal_checkpoint(PASSIVE)')
  const working = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let thread: Worker | null = null
  let state: 'idle' | 'working' | 'leaves a rest' | 'failed' | 'closed' = 'idle'
  let doneAt = performance.now()
  const start = () => {
    // The same file as source and as built.
    const file = `./checkpointThread${extname(new URL(import.meta.url).pathname)}`
    const worker = new Worker(new URL(file, import.meta.url), {
      workerData: { path, working } satisfies CheckpointFacts,
    })
    worker.unref()
    worker.on('message', () => {
      if (state === 'working') state = 'leaves a rest'
    })
    worker.on('error', () => {
      if (state === 'closed') return
      state = 'failed'
      automatic(PAGES_WITHOUT_THREAD)
    })
    return worker
  }
  automatic(0)
  return {
    committed() {
      if (state === 'leaves a rest') {
        rest.get()
        state = 'idle'
        doneAt = performance.now()
      } else if (state === 'idle' && performance.now() - doneAt >= BETWEEN_MS) {
        thread ??= start()
        state = 'working'
        Atomics.store(working, 0, 1)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        thread.postMessage(null)
      }
    },
    close() {
      if (state === 'working') Atomics.wait(working, 0, 1, LONGEST_PASS_MS)
      state = 'closed'
      void thread?.terminate()
    },
  }
}
