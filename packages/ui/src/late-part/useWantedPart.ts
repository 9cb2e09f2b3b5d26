import { useEffect } from 'react'
import { useLatePart, type LatePart } from './useLatePart.ts'

/**
 * Loads a part when it is `wanted` or the page is idle, after ten seconds at the latest; null until then. While it is
 * wanted, a failed load is retried every `patience` milliseconds, because the part may report that the network is down.
 */
export const useWantedPart = <Part>(
  load: () => Promise<Part>,
  wanted: boolean,
  patience = 2000,
): Pick<LatePart<Part>, 'part'> => {
  const { part, state, fetch } = useLatePart(load)
  const there = state === 'ready'
  useEffect(() => {
    if (there) return
    if (wanted) {
      fetch()
      const again = setInterval(fetch, patience)
      return () => clearInterval(again)
    }
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const later = setTimeout(fetch, patience)
      return () => clearTimeout(later)
    }
    // A page that is never idle, such as one with a game in it, waits no longer than this.
    const idle = requestIdleCallback(fetch, { timeout: 10_000 })
    return () => cancelIdleCallback(idle)
  }, [wanted, there, fetch, patience])
  return { part }
}
