import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { decoded } from '../../base/decoded.ts'

/**
 * Scrolls to the part of the page named in the address (`/help#rules`), on arrival and on every click on such a link,
 * and moves the focus there (S-034, S-227).
 *
 * @param isReady the page's content has loaded, so the part may exist
 */
export function useHashTarget(isReady = true): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!isReady || hash.length < 2) return
    const target = document.getElementById(decoded(hash.slice(1)))
    if (!target) return
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }, [hash, isReady, key])
}
