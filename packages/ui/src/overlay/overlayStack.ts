/**
 * The open overlays of the page, bottom to top, so that Escape or a click outside reaches only the top one, however
 * they are nested in React: dialogs opened side by side from a store are as common as dialogs inside dialogs.
 */
const open: symbol[] = []
const taken = new WeakSet<Event>()

/** Puts an overlay on top. Returns a function to call when it closes. */
export const pushOverlay = (overlay: symbol): (() => void) => {
  open.push(overlay)
  return () => {
    const at = open.lastIndexOf(overlay)
    if (at >= 0) open.splice(at, 1)
  }
}

/**
 * Whether this press of Escape, or this click outside, belongs to `overlay`.
 *
 * Each event is handled once: closing the top overlay may make the next one the top while the event is still
 * propagating.
 */
export const takesDismissal = (overlay: symbol, event: Event): boolean => {
  if (taken.has(event) || open.at(-1) !== overlay) return false
  taken.add(event)
  return true
}
