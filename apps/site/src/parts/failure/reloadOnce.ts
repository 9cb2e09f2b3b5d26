const key = 'reloadedFor'

/**
 * Reloads the page for a missing chunk, as happens in a tab of an old version after a deployment. Once for each chunk
 * until that chunk loads, so that a broken deployment ends in a button and not in a loop. Without working storage there
 * is no guard against a loop, so the page is not reloaded.
 *
 * @returns whether the page reloads
 */
export function reloadOnce(chunk: string): boolean {
  try {
    if (window.sessionStorage.getItem(key) === chunk) return false
    window.sessionStorage.setItem(key, chunk)
    if (window.sessionStorage.getItem(key) !== chunk) return false
  } catch {
    return false
  }
  window.location.reload()
  return true
}

/** The chunk loaded: the next time it is missing, the page may reload again. */
export function chunkArrived(chunk: string): void {
  try {
    if (window.sessionStorage.getItem(key) === chunk) window.sessionStorage.removeItem(key)
  } catch {
    // Storage may be blocked; then nothing was stored either.
  }
}
