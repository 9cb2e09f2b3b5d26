import { prefersReducedMotion } from '@croupier/ui/reducedMotion'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { usePageFocus } from '../parts/turn/usePageFocus.ts'
import { usePageTitle } from '../parts/turn/usePageTitle.ts'

/** Smooth, or instant under reduced motion (S-045). */
export const scrollBehaviour = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth')

const content = () => document.getElementById('content')

/** What lies above the page, or who is signed in: with a change of it the focus may lose its place. */
interface Above {
  readonly isSignedIn: boolean
  readonly isCentreOpen: boolean
}

/**
 * What a change of page does besides the page itself: its title; the focus on its heading, so that it is named and a
 * keyboard goes on there; and a scroll to the top, which is smooth unless motion is reduced (S-041, S-045). Going back keeps
 * the browser's own place. A part of a page that the address names takes the focus itself (`useHashTarget`). What opened a
 * dialog may be gone when the dialog closes, as after signing in: then the page takes the focus.
 *
 * @param name the page's name
 */
export function usePageTurn(name: string, { isSignedIn, isCentreOpen }: Above): void {
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(pathname + hash)

  usePageTitle('page', name)
  usePageFocus(hash ? undefined : pathname, { place: content })
  usePageFocus(`${isSignedIn} ${isCentreOpen}`, { place: content, ifLost: true })

  useEffect(() => {
    if (shown.current === pathname + hash) return
    shown.current = pathname + hash
    if (kind === 'POP' || hash) return
    window.scrollTo({ top: 0, behavior: scrollBehaviour() })
  }, [pathname, hash, kind])
}
