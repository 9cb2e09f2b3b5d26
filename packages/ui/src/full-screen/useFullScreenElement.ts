import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** What fills the screen now, if anything: only what is inside it can be seen. */
export const useFullScreenElement = (): Element | null =>
  useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement,
    () => null,
  )
