/**
 * The open overlays of the page, bottom to top, so that Escape or a click beside it reaches only the top one, however they are nested in
 * React: dialogs opened side by side from a store are as common as dialogs inside dialogs.
 */
const open: symbol[] = []
const taken = new WeakSet<Event>()

/** Puts an overlay on top; call what it returns when it closes. */
export const pushOverlay = (overlay: symbol): (() => void) => {
  open.push(overlay)
  return () => {
    const at = open.lastIndexOf(overlay)
    if (at >= 0) open.splice(at, 1)
  }
}

/**
 * Whether this press of Escape, or this click beside it, belongs to `overlay`.
 *
 * Either is given out once: closing the top one may make the next the top one while the same event is still on its way.
 */
export const takesDismissal = (overlay: symbol, event: Event): boolean => {
  if (taken.has(event) || open.at(-1) !== overlay) return false
  taken.add(event)
  return true
}
