import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Argon2Cost } from '../core/secrets/argon2.ts'
import type { HashAnswer, HashWish } from './argon2Thread.ts'

interface Waiting {
  readonly resolve: (key: Uint8Array) => void
  readonly reject: (failure: Error) => void
}

interface Thread {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
}

/** One core is left to requests. */
const MOST = Math.max(1, availableParallelism() - 1)
const threads: Thread[] = []
let serial = 0

function startThread(): Thread {
  // The same file as source and as built.
  const worker = new Worker(new URL(`./argon2Thread${extname(new URL(import.meta.url).pathname)}`, import.meta.url))
  const thread: Thread = { worker, waiting: new Map() }
  worker.unref()
  worker.on('message', ({ id, key, failure }: HashAnswer) => {
    const asked = thread.waiting.get(id)
    thread.waiting.delete(id)
    if (thread.waiting.size === 0) worker.unref()
    if (key) asked?.resolve(key)
    else asked?.reject(new Error(failure ?? 'no hash'))
  })
  const end = (failure: Error) => {
    threads.splice(threads.indexOf(thread), threads.includes(thread) ? 1 : 0)
    for (const { reject } of thread.waiting.values()) reject(failure)
    thread.waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', () => end(new Error('The thread for hashes ended.')))
  threads.push(thread)
  return thread
}

/**
 * Argon2id on its own threads with the lowest priority, one fewer than there are cores: a crowd at the door waits longer,
 * and whoever plays does not.
 */
export function argon2Beside(text: string, salt: Uint8Array, cost: Argon2Cost): Promise<Uint8Array> {
  const idle = threads.find(({ waiting }) => waiting.size === 0)
  const least = threads.toSorted((a, b) => a.waiting.size - b.waiting.size)[0]
  const thread = idle ?? (threads.length < MOST || least === undefined ? startThread() : least)
  const id = ++serial
  thread.worker.ref()
  return new Promise((resolve, reject) => {
    thread.waiting.set(id, { resolve, reject })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.worker.postMessage({ id, text, salt, cost } satisfies HashWish)
  })
}
