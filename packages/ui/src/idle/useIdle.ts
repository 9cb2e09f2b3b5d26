import { useSyncExternalStore } from 'react'

/** After so long without a sign of a person, what waited comes by itself. Milliseconds. */
export const idleAfter = 8000

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart', 'focusin'] as const
const waiting = new Set<() => void>()
let awake = false
let listening = false

const wake = () => {
  awake = true
  for (const sign of signs) window.removeEventListener(sign, wake, true)
  for (const tell of waiting) tell()
}

const subscribe = (tell: () => void) => {
  waiting.add(tell)
  if (!listening) {
    listening = true
    for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true })
    setTimeout(wake, idleAfter)
  }
  return () => void waiting.delete(tell)
}

/**
 * False at first; true once somebody moves, touches, scrolls or types, or after 8 s without any of that. For what a
 * first look does not need, such as an engine for sliding or drop-downs: it shall not compete with the first paint.
 */
export const useIdle = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => awake,
    () => false,
  )
