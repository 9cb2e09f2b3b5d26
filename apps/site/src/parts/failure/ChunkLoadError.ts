/** Why a part of the site did not load. */
export type ChunkReason = 'missing' | 'offline' | 'timeout' | 'other'

/** A script chunk that did not load within the time allowed: names the chunk and the reason (S-406). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly chunk: string
  readonly reason: ChunkReason

  constructor(chunk: string, reason: ChunkReason, cause?: unknown) {
    super(`Loading chunk ${chunk} failed (${reason})`, { cause })
    this.chunk = chunk
    this.reason = reason
  }
}

/** The styles of a chunk did not load (S-407). */
export class StyleLoadError extends Error {
  override readonly name = 'StyleLoadError'

  constructor(cause: unknown) {
    super('Loading CSS chunk failed', { cause })
  }
}
