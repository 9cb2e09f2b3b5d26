const key = 'reloadedFor'

/**
 * Reloads the page for a chunk that is gone, which is what a new version of the site looks like to a tab of the old one.
 * Once for each chunk until that chunk loads, so that a broken deployment ends in a button and not in a loop. Storage
 * that keeps nothing cannot guard against a loop, so the page is not reloaded then.
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

/** The chunk loaded: the next time it is gone, the page may reload again. */
export function chunkArrived(chunk: string): void {
  try {
    if (window.sessionStorage.getItem(key) === chunk) window.sessionStorage.removeItem(key)
  } catch {
    // Storage may be forbidden; then nothing was kept either.
  }
}
