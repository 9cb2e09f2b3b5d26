import type { CentreStore } from '@croupier/stores'
import { useEffect } from 'react'

/**
 * Asks before a page of a centre with something to lose is left, and lets the browser ask before the tab closes.
 *
 * @param hasSomethingToLose such as a form that was filled in and is kept nowhere
 */
export function useLeaveGuard(centre: CentreStore, hasSomethingToLose: boolean): void {
  useEffect(() => {
    if (!hasSomethingToLose) return undefined
    const end = centre.guardLeave()
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      end()
      window.removeEventListener('beforeunload', warn)
    }
  }, [centre, hasSomethingToLose])
}
