// Works out hashes at the lowest priority, so that requests under way never wait for somebody's sign-in.
import { scryptSync, type ScryptOptions } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'

/** A hash that is asked for. */
export interface HashWish {
  readonly id: number
  readonly text: string
  readonly salt: Uint8Array
  readonly length: number
  readonly options: ScryptOptions
}

/** The hash of a wish, or why there is none. */
export interface HashAnswer {
  readonly id: number
  readonly key?: Uint8Array
  readonly failure?: string
}

try {
  // Linux alone tells a thread its number; elsewhere it runs as everything else does.
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW)
} catch {
  // No such file, or no right to it.
}

parentPort?.on('message', ({ id, text, salt, length, options }: HashWish) => {
  let answer: HashAnswer
  try {
    answer = { id, key: scryptSync(text, salt, length, options) }
  } catch (failure) {
    answer = { id, failure: String(failure) }
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer)
})
