import { addressOf } from './sitePaths.ts'

/** Addresses that this page loaded: the page itself and the site's own files. */
const loadedHere = (): readonly string[] => [
  window.location.pathname,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`)),
]

/**
 * Starts the service worker that shows frame and last lobby offline. Without effect in browsers and on pages
 * that do not support one.
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  // With an active worker, everything the page loaded went through it and is cached already.
  const cameThroughWorker = navigator.serviceWorker.controller !== null
  try {
    await navigator.serviceWorker.register(addressOf('/sw.js'))
    if (cameThroughWorker) return
    const { active } = await navigator.serviceWorker.ready
    // A worker accepts no target origin: it shares the page's.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    active?.postMessage({ keep: loadedHere() })
  } catch {
    // Without a worker there is no offline frame, and the user can do nothing about it.
  }
}
