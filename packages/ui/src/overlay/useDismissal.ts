import { useEffect, useState } from 'react'
import { beginPress, pushOverlay, takesDismissal } from './overlayStack.ts'
import { lockScroll } from './scrollLock.ts'

/** The parts of an engine's open-change event that dismissal needs. */
interface Change {
  readonly reason: string
  readonly event: Event
  readonly cancel: () => void
}

/** How an overlay closes. */
export interface Dismissal {
  /** Whether it is shown. */
  readonly open: boolean
  /** Called when the user closes it by close button, Escape or a press outside. */
  readonly onClose: () => void
  /** Whether Escape and a press outside close it. Default true. */
  readonly dismissible?: boolean | undefined
  /**
   * Covers the page: the page behind keeps its scroll position, and a press outside reaches nothing else. Otherwise
   * the page stays usable, and a press elsewhere closes it and also takes effect. Default true.
   */
  readonly modal?: boolean | undefined
  /** Whether the page behind keeps its scroll position. Default `modal`. */
  readonly locksScroll?: boolean | undefined
  /** The element that opens and closes it; its presses are ignored here. */
  readonly opener?: { readonly current: HTMLElement | null } | undefined
}

/**
 * Closes an overlay according to the overlay stack: Escape and a press outside reach only the top one. Registers
 * the overlay in that stack and holds the scroll lock while it is open.
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
  useEffect(() => {
    if (!open) return undefined
    // Engines close some overlays when a press begins and others when it ends. Added once, whatever is open.
    addEventListener('pointerdown', beginPress, true)
    return pushOverlay(overlay)
  }, [open, overlay])
  useEffect(() => (open && locksScroll ? lockScroll() : undefined), [open, locksScroll])
  return (next, { reason, event, cancel }) => {
    if (next) return
    const escape = reason === 'escape-key'
    const beside = reason === 'outside-press'
    // If it closed here first, the same press on its opener would open it again.
    if (beside && event.target instanceof Node && opener?.current?.contains(event.target)) return cancel()
    if (escape || beside) {
      // Evaluated even if the overlay closes anyway: a press outside a non-modal one must be claimed.
      const taken = dismissible && takesDismissal(overlay, event)
      if (!taken && (escape || modal)) return cancel()
    }
    onClose()
  }
}
