import { useEffect, useRef } from 'react'

/** Frames within which a dialog has gone and the focus has settled. */
const framesToSettle = 120

/**
 * Gives the focus to the page after somebody has signed in or out: what opened the dialog is no longer there to take it
 * back, and a keyboard would start over at the top of the window.
 */
export function useFocusAfterTurn(isSignedIn: boolean) {
  const before = useRef(isSignedIn)
  useEffect(() => {
    if (before.current === isSignedIn) return undefined
    before.current = isSignedIn
    let left = framesToSettle
    let frame = requestAnimationFrame(function settle() {
      const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
      if (!isCovered && document.activeElement === document.body)
        return document.getElementById('content')?.focus({ preventScroll: true })
      left -= 1
      if (left > 0) frame = requestAnimationFrame(settle)
      return undefined
    })
    return () => cancelAnimationFrame(frame)
  }, [isSignedIn])
}
