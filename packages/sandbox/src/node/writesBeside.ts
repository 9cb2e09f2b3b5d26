import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Change } from '../core/store/store.ts'
import { FAILED, type Batch, type BatchEnd, type WritingTask } from './writing.ts'

/** A sync costs as much for ten commits as for one: those of a crowd go to the disk together. */
const LEAST_BETWEEN_SYNCS_MS = 4
/** How long a thread that has to be waited for may take for a batch, milliseconds. */
const PATIENCE_MS = 30_000

/** Commits on their way to the disk together, and those who wait for it. */
interface Gathering {
  readonly commits: (readonly Change[])[]
  readonly stored: PromiseWithResolvers<void>
}

/** Writes on a thread of its own. */
export interface WritesBeside {
  /** Takes a commit. Throws once a write failed: nothing may be promised any more. */
  add(changes: readonly Change[]): void
  /** Resolves when all that was added so far is on the disk; rejects when it is not. */
  settled(): Promise<void>
  /** Holds this thread until everything is on the disk. Throws when it is not. */
  drain(): void
  /** Drains and ends the thread. */
  close(): void
}

/**
 * Starts the thread with the first commit. One batch is under way at a time: what is committed meanwhile is the next.
 * `seen` is told of every commit that reads of the file show from now on.
 */
export function writesBeside(
  task: Omit<WritingTask, 'progress'>,
  seen: (changes: readonly Change[]) => void,
): WritesBeside {
  const progress = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const written = new Int32Array(progress)
  let thread: Worker | null = null
  let gathering: Gathering | null = null
  let underway: Gathering | null = null
  let sent = 0
  let ended = 0
  let syncedAt = Number.NEGATIVE_INFINITY
  let broken: Error | null = null

  const breakDown = (cause: unknown) => {
    broken ??= new Error('The state could not be written. Start again to go on from what is stored.', { cause })
    underway?.stored.reject(broken)
    gathering?.stored.reject(broken)
    underway = null
    gathering = null
  }
  const finish = () => {
    const done = underway
    if (done === null) return
    underway = null
    ended += 1
    syncedAt = performance.now()
    for (const changes of done.commits) seen(changes)
    done.stored.resolve()
  }
  const post = (worker: Worker, batch: Batch) => {
    sent += 1
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(batch)
  }
  const start = (): Worker => {
    // The same file as source and as built.
    const url = new URL(`./writingThread${extname(new URL(import.meta.url).pathname)}`, import.meta.url)
    const worker = new Worker(url, { workerData: { ...task, progress } satisfies WritingTask })
    worker.unref()
    let heard = 0
    worker.on('message', (failure: BatchEnd) => {
      heard += 1
      if (heard === sent) worker.unref()
      // Whoever drained has dealt with it already.
      if (heard <= ended) return
      if (failure === '') finish()
      else breakDown(failure)
      if (gathering !== null) sendSoon()
    })
    worker.on('error', breakDown)
    worker.on('exit', () => {
      if (thread !== null) breakDown('The thread that writes ended.')
    })
    return worker
  }
  const send = () => {
    if (gathering === null || underway !== null || broken !== null) return
    underway = gathering
    gathering = null
    thread ??= start()
    thread.ref()
    post(thread, underway.commits)
  }
  /** At once when the disk has rested; after that at its pace. */
  const sendSoon = () => {
    const wait = syncedAt + LEAST_BETWEEN_SYNCS_MS - performance.now()
    if (wait > 0) setTimeout(send, wait)
    else setImmediate(send)
  }
  /** Waits for the thread to have dealt with all it was sent. */
  const waitForThread = () => {
    for (let now = Atomics.load(written, 0); now !== FAILED && now < sent; now = Atomics.load(written, 0))
      if (Atomics.wait(written, 0, now, PATIENCE_MS) === 'timed-out')
        throw new Error('The thread that writes is stuck.')
    if (Atomics.load(written, 0) === FAILED) breakDown('A batch was not written.')
  }
  const end = () => {
    waitForThread()
    finish()
  }
  /** What is under way first, then what gathered meanwhile. */
  const drain = () => {
    end()
    send()
    end()
    if (broken !== null) throw broken
  }

  return {
    add(changes) {
      if (broken !== null) throw broken
      if (gathering === null) {
        gathering = { commits: [], stored: Promise.withResolvers() }
        // Those who wait learn of a failure; that nobody waits is no second failure.
        gathering.stored.promise.catch(() => {})
        if (underway === null) sendSoon()
      }
      gathering.commits.push(changes)
    },
    settled() {
      if (broken !== null) return Promise.reject(broken)
      return (gathering ?? underway)?.stored.promise ?? Promise.resolve()
    },
    drain,
    close() {
      try {
        drain()
      } finally {
        if (thread !== null && broken === null) {
          post(thread, null)
          waitForThread()
        } else void thread?.terminate()
        thread = null
      }
    },
  }
}
