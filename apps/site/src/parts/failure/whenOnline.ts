/**
 * Loads something in the background. If it fails without a connection, or the connection was away meanwhile, it is
 * retried once as soon as there is one, so that a part due while offline loads when the connection returns.
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
    return await load()
  } catch (failure) {
    if (!navigator.onLine) await new Promise((done) => window.addEventListener('online', done, { once: true }))
    // A short break is over before the failed request is reported.
    else if (!wasAway) throw failure
    return await load()
  } finally {
    window.removeEventListener('online', returned)
  }
}
