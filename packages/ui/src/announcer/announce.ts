/**
 * Text spoken by a screen reader without moving focus.
 *
 * One polite and one assertive region live in the body for the whole page: a region that is inserted together with its
 * text is often not read, and one inside a button never is (its children are presentational). Overlays leave live
 * regions reachable when they hide the rest of the page.
 */

type Urgency = 'polite' | 'assertive'

const regions = new Map<Urgency, HTMLElement>()

/** Inline on purpose: no component renders the regions, so `hiddenStyle` of styled-components cannot reach them. */
const hidden = 'position:fixed;inset:0 auto auto;clip-path:inset(50%)'

const region = (urgency: Urgency): HTMLElement => {
  const known = regions.get(urgency)
  if (known?.isConnected) return known
  const made = document.createElement('div')
  made.setAttribute('role', urgency === 'polite' ? 'status' : 'alert')
  made.setAttribute('aria-live', urgency)
  made.dataset['announcer'] = urgency
  made.style.cssText = hidden
  document.body.append(made)
  regions.set(urgency, made)
  return made
}

/**
 * Announces `text` once to assistive technology. Repeating the same text announces it again.
 *
 * Does nothing on the server. `assertive` interrupts and is for failures only.
 */
export const announce = (text: string, urgency: Urgency = 'polite'): void => {
  if (typeof document === 'undefined' || text === '') return
  const target = region(urgency)
  // A zero-width space makes a repeated text a change, which is what screen readers listen for.
  target.textContent = target.textContent === text ? `${text}\u200b` : text
}
