import { createPath, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

/** The browser's history as the router uses it. */
export type SiteHistory = ReturnType<typeof createBrowserHistory>

const stepListeners = new Set<() => void>()

/**
 * Calls the listener on every step back or forward, before the router and the pages see it. A page with unsaved changes
 * answers such a step with a question; hearing of it first lets others close what is open without closing that question.
 * Returns the function that unsubscribes.
 */
export function onStep(listener: () => void): () => void {
  stepListeners.add(listener)
  return () => void stepListeners.delete(listener)
}

/**
 * The browser's history, with one rule added: going to the address that is already there replaces its entry. A link or a
 * tile pressed twice, also while its page is still on its way, leaves one step to go back (S-046).
 */
export function siteHistory(): SiteHistory {
  window.addEventListener('popstate', () => {
    for (const listener of stepListeners) listener()
  })
  const history = createBrowserHistory({ v5Compat: true })
  const { push, replace, createHref } = history
  history.push = (to, state) => {
    const { pathname, search, hash } = history.location
    const isHere = createHref(to) === createPath({ pathname, search, hash })
    if (isHere) replace.call(history, to, state)
    else push.call(history, to, state)
  }
  return history
}

/** Whether the page was reached from another page of this site, so that a step back stays here. */
export const cameFromSite = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
}
