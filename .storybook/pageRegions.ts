/**
 * Removes the live regions that announcers leave in the body while a page lives: the kit's own and the calendar's.
 * Story files share a page, so the next story would find them as elements with the roles `log`, `status` and `alert`.
 */
export async function removeLiveRegions(): Promise<void> {
  for (const region of document.querySelectorAll('[data-announcer]')) region.remove()
  if (document.querySelector('[data-live-announcer]')) {
    const { destroyAnnouncer } = await import('react-aria/private/live-announcer/LiveAnnouncer')
    destroyAnnouncer()
  }
}

/**
 * Throws if a status region holds something to press: it is read out as text, in which a button is lost (WCAG 4.1.3).
 */
export function checkStatusRegions(): void {
  for (const region of document.querySelectorAll('[role="status"], output')) {
    const control = region.querySelector('a[href], button, input, select, textarea, summary')
    if (control) throw new Error(`A status region holds “${control.textContent}”: ${region.outerHTML.slice(0, 300)}`)
  }
}
