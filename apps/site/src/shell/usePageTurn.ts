import { prefersReducedMotion } from '@croupier/ui/reducedMotion'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { usePageFocus } from '../parts/turn/usePageFocus.ts'
import { usePageTitle } from '../parts/turn/usePageTitle.ts'

/** Smooth, or instant under reduced motion (S-045). */
export const scrollBehaviour = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth')

const content = () => document.getElementById('content')

/** The overlay above the page, or the logged-in person: when it changes, the focus may be lost. */
interface Above {
  readonly isSignedIn: boolean
  readonly isCentreOpen: boolean
}

/**
 * Side effects of a change of page: its title; the focus on its heading, so that it is announced and the keyboard
 * continues there; and a scroll to the top, which is smooth unless motion is reduced (S-041, S-045). Going back keeps
 * the browser's scroll position. A part of a page named in the address takes the focus itself (`useHashTarget`). The
 * element that opened a dialog may be gone when the dialog closes, as after login: then the page takes the focus.
 *
 * @param name the page's name
 */
export function usePageTurn(name: string, { isSignedIn, isCentreOpen }: Above): void {
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(pathname + hash)

  usePageTitle('page', name)
  usePageFocus(pathname, { place: content }, hash !== '')
  usePageFocus(`${isSignedIn} ${isCentreOpen}`, { place: content, ifLost: true })

  useEffect(() => {
    if (shown.current === pathname + hash) return
    shown.current = pathname + hash
    if (kind === 'POP' || hash) return
    window.scrollTo({ top: 0, behavior: scrollBehaviour() })
  }, [pathname, hash, kind])
}
