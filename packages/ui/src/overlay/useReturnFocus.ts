import { useCallback, useInsertionEffect, useRef, type RefCallback } from 'react'

const focusable =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]):not(:disabled)'

/** The first element to focus in a part of the page, or the part itself if it is focusable. */
const placeIn = (part: Element): HTMLElement | undefined =>
  part instanceof HTMLElement && part.matches(focusable)
    ? part
    : [...part.querySelectorAll<HTMLElement>(focusable)].find(
        (one) =>
          // jsdom lays nothing out and has no such method.
          one.tabIndex >= 0 && (!('checkVisibility' in one) || one.checkVisibility()),
      )

/** The overlays that keep the focus in themselves, bottom to top, each with its opener and what was around that. */
const layers = new Map<HTMLElement, readonly Element[]>()

/**
 * Shows the topmost layer to assistive technology. Of layers that open in the same moment, the engine lets each hide all
 * the others, also those above it.
 */
const uncoverTop = () => {
  let part: Element | null | undefined = [...layers.keys()].at(-1)
  for (; part; part = part.parentElement) if (part.ariaHidden === 'true') part.removeAttribute('aria-hidden')
}

let covering: MutationObserver | undefined

/** Follows what the engine hides, while there is a layer above another. */
const watchCovering = () => {
  covering?.disconnect()
  covering = layers.size > 1 ? new MutationObserver(uncoverTop) : undefined
  covering?.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden'] })
}

/** Whether the focus is lost, or behind an overlay, which hides everything else from assistive technology. */
const isLost = (active: Element | null) =>
  !active || active === document.body || active.closest('[aria-hidden="true"]') !== null

/**
 * A ref for the popup of an overlay. The topmost of several is not hidden from assistive technology by the others. When
 * the overlay has closed and the engine has left the focus nowhere or behind the overlay below, which happens if the
 * opener was removed or disabled, if something inside took the focus with `autoFocus`, or if both overlays opened at
 * once, it focuses the opener or the control nearest to it, or else the overlay below.
 */
export const useReturnFocus = (open: boolean): RefCallback<HTMLElement> => {
  const opener = useRef<Element | null>(null)
  // Before the popup is in the page: what has `autoFocus` takes the focus as it enters.
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  return useCallback((layer) => {
    if (!layer) return
    // A caller's own ref that is a new function at every render takes this one away and brings it back.
    if (!layers.has(layer)) {
      const path: Element[] = []
      for (let part = opener.current; part && part !== document.body; part = part.parentElement) path.push(part)
      layers.set(layer, path)
      watchCovering()
    }
    return () => {
      // The engine returns the focus in a microtask.
      setTimeout(() => {
        const path = layers.get(layer)
        if (layer.isConnected || !path) return
        const isTop = [...layers.keys()].at(-1) === layer
        layers.delete(layer)
        watchCovering()
        uncoverTop()
        if (!isTop || !isLost(document.activeElement)) return
        const below = [...layers.keys()].at(-1)
        const around = path.filter((part) => part.isConnected && (!below || below.contains(part)))
        for (const part of below ? [...around, below] : around) {
          const place = placeIn(part)
          if (place) return place.focus({ preventScroll: true })
        }
      })
    }
  }, [])
}
