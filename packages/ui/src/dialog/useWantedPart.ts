import { useEffect } from 'react'
import { useLatePart, type LatePart } from '../late-part/useLatePart.ts'

/**
 * A part that is fetched as soon as it is `wanted`, or once the page has nothing else to do, whichever comes first; null
 * until it is there. One that could not be fetched is tried again every `patience` milliseconds while it is wanted: what
 * it has to say may be that there is no network.
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
