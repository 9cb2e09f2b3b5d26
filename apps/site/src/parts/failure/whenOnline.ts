import { ChunkLoadError } from './ChunkLoadError.ts'

const isOffline = (failure: unknown) => failure instanceof ChunkLoadError && failure.reason === 'offline'

/**
 * Loads something in the background. If it fails without a connection, or the connection was away meanwhile, it is
 * retried as soon as there is one, and twice more after a pause: the way to the site may come back later than the
 * browser says so.
 */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  // The server loads its parts from files.
  if (typeof window === 'undefined') return load()
  let wasAway = false
  const returned = () => {
    wasAway = true
  }
  window.addEventListener('online', returned)
  try {
    for (const pauseMs of [0, 1000, 4000])
      try {
        return await load()
      } catch (failure) {
        if (!navigator.onLine) await new Promise((done) => window.addEventListener('online', done, { once: true }))
        // A short break is over before the failed request is reported.
        else if (!wasAway && !isOffline(failure)) throw failure
        await new Promise((done) => setTimeout(done, pauseMs))
      }
    return await load()
  } finally {
    window.removeEventListener('online', returned)
  }
}
