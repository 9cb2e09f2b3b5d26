import { limits } from '@croupier/stores'
import { ChunkLoadError, StyleLoadError } from './ChunkLoadError.ts'

const gone =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed/i
const styles = /unable to preload css/i

/** Whether a failure is a part, or its styles, that did not load: the kit's own late parts fail with these messages. */
export const didNotLoad = (failure: unknown): boolean =>
  failure instanceof ChunkLoadError ||
  failure instanceof StyleLoadError ||
  (failure instanceof Error && (gone.test(failure.message) || styles.test(failure.message)))

/** Retries a failed file once, unless there is no connection. */
const twice = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((failure: unknown) => {
    if (failure instanceof Error && gone.test(failure.message) && navigator.onLine !== false) return load()
    throw failure
  })

/** Why a file could not be fetched: if the site answers at all, the file is missing. */
const reasonOf = async (): Promise<'missing' | 'offline'> => {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    return 'missing'
  } catch {
    return 'offline'
  }
}

/**
 * Loads a part of the site, with one retry of a file that could not be fetched. Rejects with `ChunkLoadError` after 120
 * s, or if the file is missing, broken or unreachable, and with `StyleLoadError` if its styles are (S-406, S-407).
 */
export async function loadChunk<T>(
  name: string,
  load: () => Promise<T>,
  timeoutMs: number = limits.chunkTimeoutMs,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(name, 'timeout')), timeoutMs)
  })
  try {
    return await Promise.race([twice(load), late])
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause
    const message = cause instanceof Error ? cause.message : ''
    if (styles.test(message)) throw new StyleLoadError(cause)
    throw new ChunkLoadError(name, gone.test(message) ? await reasonOf() : 'other', cause)
  } finally {
    clearTimeout(timer)
  }
}
