import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** The element in full screen, or null. While there is one, only its content is visible. */
export const useFullScreenElement = (): Element | null =>
  useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement,
    () => null,
  )
