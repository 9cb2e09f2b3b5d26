import { limits } from '@croupier/stores'
import { ChunkLoadError, StyleLoadError } from './ChunkLoadError.ts'

const gone =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed/i
const styles = /unable to preload css/i

/** Whether a failure is a part, or a part's styles, that did not come: the kit's own late parts fail by these words. */
export const didNotLoad = (failure: unknown): boolean =>
  failure instanceof ChunkLoadError ||
  failure instanceof StyleLoadError ||
  (failure instanceof Error && (gone.test(failure.message) || styles.test(failure.message)))

/** A file that could not be fetched is asked for once more, unless there is no connection to ask over. */
const twice = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((failure: unknown) => {
    if (failure instanceof Error && gone.test(failure.message) && navigator.onLine !== false) return load()
    throw failure
  })

/** Why a file could not be fetched: it is gone if the site answers at all. */
const reasonOf = async (): Promise<'missing' | 'offline'> => {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    return 'missing'
  } catch {
    return 'offline'
  }
}

/**
 * Loads a part of the site, with one retry of a file that could not be fetched. Rejects with `ChunkLoadError` after 120 s,
 * or when the file is gone, broken or out of reach, and with `StyleLoadError` when its styles are (S-406, S-407).
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
