/**
 * Loads what nobody has asked for yet. Without a connection it waits for one and tries once more, so that a part that was
 * due while the line was down comes with the line.
 */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (failure) {
    if (navigator.onLine) throw failure
    await new Promise((done) => window.addEventListener('online', done, { once: true }))
    return load()
  }
}
