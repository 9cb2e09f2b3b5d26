// Works out hashes at the lowest priority, so that requests under way never wait for somebody's sign-in.
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { Argon2Cost } from '../core/secrets/argon2.ts'
import { argon2Now } from './argon2Now.ts'

/** A hash that is asked for. */
export interface HashWish {
  readonly id: number
  readonly text: string
  readonly salt: Uint8Array
  readonly cost: Argon2Cost
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

parentPort?.on('message', ({ id, text, salt, cost }: HashWish) => {
  let answer: HashAnswer
  try {
    answer = { id, key: argon2Now(text, salt, cost) }
  } catch (failure) {
    answer = { id, failure: String(failure) }
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer)
})
