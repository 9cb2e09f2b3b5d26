import { from, type Breakpoint } from '@croupier/ui'
import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is at least so wide. Default `md`: room for a table, where narrower windows show cards. */
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
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
