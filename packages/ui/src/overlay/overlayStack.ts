/**
 * The open overlays of the page, bottom to top, so that Escape or a click outside reaches only the top one, however
 * they are nested in React: dialogs opened side by side from a store are as common as dialogs inside dialogs.
 */
const open: symbol[] = []
const taken = new WeakSet<Event>()

/** What was on top when the last press began: an overlay of the stack, or a list that its engine closes. */
let pressed: symbol | undefined
const aList = Symbol('list')
const openList = '[aria-expanded="true"]:is([aria-haspopup="menu"], [aria-haspopup="listbox"])'

/** Notes what is on top when a press begins, before the engines close anything. */
export const beginPress = (): void => {
  pressed = document.querySelector(openList) ? aList : open.at(-1)
}

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
 * propagating. So is each press, which is several events.
 */
export const takesDismissal = (overlay: symbol, event: Event): boolean => {
  if (taken.has(event) || open.at(-1) !== overlay) return false
  if (event.type !== 'keydown' && pressed !== undefined && pressed !== overlay) return false
  taken.add(event)
  return true
}
