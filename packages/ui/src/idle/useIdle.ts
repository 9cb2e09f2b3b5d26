import { useSyncExternalStore } from 'react'

/** Loads deferred parts after this idle time, in milliseconds. */
export const idleAfter = 8000

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'focusin'] as const
const waiting = new Set<() => void>()
let awake = false
let listening = false

const wake = (event?: Event) => {
  // A dialog takes the focus even if the page opened it, so that is no sign of a user.
  if (event?.type === 'focusin' && event.target instanceof Element && event.target.closest('[role=dialog]')) return
  awake = true
  for (const sign of signs) window.removeEventListener(sign, wake, true)
  for (const tell of waiting) tell()
}

const subscribe = (tell: () => void) => {
  waiting.add(tell)
  if (!listening) {
    listening = true
    for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true })
    setTimeout(() => wake(), idleAfter)
  }
  return () => void waiting.delete(tell)
}

/**
 * False at first; true after the first pointer, touch, scroll, key or focus event, or after 8 seconds. It holds back
 * what the first view does not need, such as an engine for sliding or drop-downs, so the first paint is not delayed.
 */
export const useIdle = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => awake,
    () => false,
  )
