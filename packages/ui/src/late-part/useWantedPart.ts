import { useEffect } from 'react'
import { useLatePart, type LatePart } from './useLatePart.ts'

/**
 * Loads a part when it is `wanted` or the page is idle, whichever comes first; null until then. While it is
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
    const idle = requestIdleCallback(fetch)
    return () => cancelIdleCallback(idle)
  }, [wanted, there, fetch, patience])
  return { part }
}
