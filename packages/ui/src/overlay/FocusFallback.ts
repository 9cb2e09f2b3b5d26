import { useLayoutEffect, useEffect, useRef } from 'react'

const focusable =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]):not(:disabled)'

/** The first element to focus in a part of the page, or the part itself if it takes the focus. */
const placeIn = (part: Element): HTMLElement | undefined =>
  part instanceof HTMLElement && part.matches(focusable)
    ? part
    : [...part.querySelectorAll<HTMLElement>(focusable)].find((one) => one.tabIndex >= 0 && one.checkVisibility())

/**
 * Renders nothing. Inside an overlay, it focuses the nearest control around the opener when the overlay closes and its
 * opener has been removed, since the focus would otherwise start again at the top of the page.
 */
export const FocusFallback = () => {
  const path = useRef<readonly Element[]>([])
  // The engine moves the focus into the overlay one frame later.
  useLayoutEffect(() => {
    const around: Element[] = []
    for (let part = document.activeElement; part && part !== document.body; part = part.parentElement) around.push(part)
    path.current = around
  }, [])
  useEffect(
    () => () => {
      const [opener, ...around] = path.current
      if (!opener || opener.isConnected) return
      // The engine returns the focus in a microtask.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        for (const part of around) {
          const place = part.isConnected ? placeIn(part) : undefined
          if (place) return place.focus({ preventScroll: true })
        }
      })
    },
    [],
  )
  return null
}
