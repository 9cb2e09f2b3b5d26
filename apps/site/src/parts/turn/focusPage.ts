/** Frames within which a dialog has closed and the focus has settled. */
const framesToSettle = 120

const isCovered = (place: Element) => {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
  return [...dialogs].some((dialog) => !dialog.contains(place))
}

/**
 * Whether something in the page or beside it has the focus. When the element with the focus was removed, the body has it,
 * or a dialog around the page.
 */
const isTaken = (page: Element) => document.activeElement?.contains(page) === false

/**
 * Focuses an element that is no control.
 * @returns whether it took the focus; one that is hidden does not
 */
export function focusOn(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** How the page gets the focus. */
export interface FocusPage {
  /** The page's container; it takes the focus while the page has no heading yet. */
  readonly place: () => HTMLElement | null
  /** Only if nothing has the focus any more: its element was removed. */
  readonly ifLost?: boolean
}

/**
 * Moves the focus to the heading of a page that has replaced another, so that its name is read and the keyboard
 * continues there. Waits for a closing dialog and for the heading, and stops once the person moves the focus.
 * @returns stops it
 */
export function focusPage({ place, ifLost = false }: FocusPage): () => void {
  let left = framesToSettle
  let observer: MutationObserver | undefined

  const toHeading = (page: HTMLElement) => {
    const heading = page.querySelector<HTMLElement>('h1, h2, h3')
    // While the next page loads, the former one is still there, hidden.
    return heading !== null && focusOn(heading)
  }
  const settle = () => {
    const page = place()
    if (page && !isCovered(page) && !(ifLost && isTaken(page))) {
      // A dialog around the page takes the lost focus once more, one frame later.
      frame = requestAnimationFrame(() => isTaken(page) || toHeading(page) || focusOn(page))
      if (toHeading(page)) return
      focusOn(page)
      observer = new MutationObserver(() => {
        if (isTaken(page) || toHeading(page)) observer?.disconnect()
      })
      observer.observe(page, { childList: true, subtree: true })
      return
    }
    left -= 1
    if (left > 0) frame = requestAnimationFrame(settle)
  }
  let frame = requestAnimationFrame(settle)
  return () => {
    cancelAnimationFrame(frame)
    observer?.disconnect()
  }
}
