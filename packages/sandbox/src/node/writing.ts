import type { Change } from '../core/store/store.ts'

/** What the thread is started with. */
export interface WritingTask {
  readonly path: string
  /** Names of the collections that stay in the file, with their indexes. */
  readonly histories: readonly (readonly [collection: string, indexes: readonly string[]])[]
  /** One number: batches written so far, or {@link FAILED}. For whoever has to wait without going on. */
  readonly progress: SharedArrayBuffer
}

/** A batch to write, or null at the end. */
export type Batch = readonly (readonly Change[])[] | null

/** How a batch ended: an empty text, or why it was not written. */
export type BatchEnd = string

/** Stands for the number of batches once one could not be written: memory is ahead of the disk then. */
export const FAILED = -1
