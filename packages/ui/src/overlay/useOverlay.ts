import { useEffect, useState } from 'react'
import { pushOverlay, takesDismissal } from './overlayStack.ts'
import { lockScroll } from './scrollLock.ts'

/**
 * Enters an overlay into the page's stack while `open`, holding the scroll lock if asked to.
 *
 * Returns the question to ask of a press of Escape or a click beside it: is it mine?
 */
export const useOverlay = (open: boolean, locksScroll: boolean): ((event: Event) => boolean) => {
  const [overlay] = useState(() => Symbol('overlay'))
  useEffect(() => (open ? pushOverlay(overlay) : undefined), [open, overlay])
  useEffect(() => (open && locksScroll ? lockScroll() : undefined), [open, locksScroll])
  return (event) => takesDismissal(overlay, event)
}
