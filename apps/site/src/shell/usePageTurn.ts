import { prefersReducedMotion } from '@croupier/ui'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Smooth, or instant under reduced motion (S-045). */
export const scrollBehaviour = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth')

/**
 * What a change of page does besides the page itself: its title, and a smooth scroll to the top, immediate under reduced motion
 * (S-041, S-045). Going back keeps the browser's own place.
 */
export function usePageTurn(title: string) {
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(pathname + hash)

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (shown.current === pathname + hash) return
    shown.current = pathname + hash
    if (kind === 'POP' || hash) return
    window.scrollTo({ top: 0, behavior: scrollBehaviour() })
  }, [pathname, hash, kind])
}
