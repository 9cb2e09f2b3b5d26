import { addressOf } from './sitePaths.ts'

/** Addresses that this page was made of: the page itself and the site's own files. */
const loadedHere = (): readonly string[] => [
  window.location.pathname,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`)),
]

/**
 * Starts the service worker that shows frame and last lobby without a connection. Browsers without one, and pages
 * that may not have one, go on as before.
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  // What a page with a worker is made of went through it and is kept already.
  const cameThroughWorker = navigator.serviceWorker.controller !== null
  try {
    await navigator.serviceWorker.register(addressOf('/sw.js'))
    if (cameThroughWorker) return
    const { active } = await navigator.serviceWorker.ready
    // A worker takes no target origin: it has the page's own.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    active?.postMessage({ keep: loadedHere() })
  } catch {
    // No worker, no offline frame: nothing a person could do about it.
  }
}
