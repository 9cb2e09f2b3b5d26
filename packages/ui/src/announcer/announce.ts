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

/** How long a text stays in its region, in milliseconds: long enough for a slow screen reader to fetch it. */
const stay = 7000

const region = (urgency: Urgency): HTMLElement => {
  const known = regions.get(urgency)
  if (known?.isConnected) return known
  const made = document.createElement('div')
  // A log announces only additions; a status would announce its whole content again.
  made.setAttribute('role', 'log')
  made.setAttribute('aria-live', urgency)
  made.setAttribute('aria-relevant', 'additions')
  made.dataset['announcer'] = urgency
  made.style.cssText = hidden
  document.body.append(made)
  regions.set(urgency, made)
  return made
}

/**
 * Announces `text` once to assistive technology, after the texts that were announced before it. Repeating the same text
 * announces it again.
 *
 * Does nothing on the server. `assertive` interrupts and is for failures only.
 */
export const announce = (text: string, urgency: Urgency = 'polite'): void => {
  if (typeof document === 'undefined' || text === '') return
  // A separate element, because screen readers queue additions. It is removed later, so that browsing never finds an
  // old text.
  const message = document.createElement('div')
  message.dataset['announcer'] = 'text'
  message.textContent = text
  region(urgency).append(message)
  setTimeout(() => message.remove(), stay)
}
