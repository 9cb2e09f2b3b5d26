import { from, type Breakpoint } from '@croupier/ui/breakpoints'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'

/** Whether a page rendered on the server is for a wide window; undefined in a browser, which can measure. */
export const WideContext = createContext(false)

/** Whether the window is at least this wide. Default `md`: room for a table, where narrower windows show cards. */
export function useIsWide(breakpoint: Breakpoint = 'md'): boolean {
  const query = from[breakpoint]
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  const assumed = useContext(WideContext)
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => assumed,
  )
}
