import { useEffect, useState } from 'react'
import { pushOverlay, takesDismissal } from './overlayStack.ts'
import { lockScroll } from './scrollLock.ts'

/** What an engine says about a change of its open state, as far as dismissal needs it. */
interface Change {
  readonly reason: string
  readonly event: Event
  readonly cancel: () => void
}

/** How an overlay closes. */
export interface Dismissal {
  /** Whether it is shown. */
  readonly open: boolean
  /** Called when the person closes it: by close button, Escape or a press outside. */
  readonly onClose: () => void
  /** Whether Escape and a press beside it close it. Default true. */
  readonly dismissible?: boolean | undefined
  /**
   * Covers the page: the page behind keeps its scroll position, and a press beside it reaches nothing else. Otherwise
   * the page stays usable, and a press elsewhere closes it and does what it does. Default true.
   */
  readonly modal?: boolean | undefined
  /** Whether the page behind keeps its scroll position. Default `modal`. */
  readonly locksScroll?: boolean | undefined
  /** Something beside it that opens and closes it: its presses are left alone. */
  readonly opener?: { readonly current: HTMLElement | null } | undefined
}

/**
 * Closes an overlay as the page's stack of overlays allows: Escape and a press beside it reach only the top one. Enters
 * the overlay into that stack and holds the scroll lock while it is open.
 *
 * Returns the engine's `onOpenChange`; opening is left to the caller.
 */
export const useDismissal = ({
  open,
  onClose,
  dismissible = true,
  modal = true,
  locksScroll = modal,
  opener,
}: Dismissal): ((next: boolean, change: Change) => void) => {
  const [overlay] = useState(() => Symbol('overlay'))
  useEffect(() => (open ? pushOverlay(overlay) : undefined), [open, overlay])
  useEffect(() => (open && locksScroll ? lockScroll() : undefined), [open, locksScroll])
  return (next, { reason, event, cancel }) => {
    if (next) return
    const escape = reason === 'escape-key'
    const beside = reason === 'outside-press'
    // Closing it here first would have the same press on its opener open it again.
    if (beside && event.target instanceof Node && opener?.current?.contains(event.target)) return cancel()
    if (escape || beside) {
      // Asked first: beside what is not modal, the press is used up even when an overlay above is the top one.
      const taken = dismissible && takesDismissal(overlay, event)
      if (!taken && (escape || modal)) return cancel()
    }
    onClose()
  }
}
