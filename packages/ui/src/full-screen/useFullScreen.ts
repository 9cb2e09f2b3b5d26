import { useSyncExternalStore, type RefObject } from 'react'
import { useFullScreenElement } from './useFullScreenElement.ts'

/** Full screen for one part of the page. */
export interface FullScreen {
  /** Whether the part fills the screen. */
  readonly active: boolean
  /** Whether this browser supports it; iPhones do not. */
  readonly available: boolean
  /** Enters or leaves full screen. Does nothing if the browser or the person refuses. */
  readonly toggle: () => void
}

const nothing = () => () => undefined

/** Lets the element of `part` fill the screen. */
export const useFullScreen = (part: RefObject<HTMLElement | null>): FullScreen => {
  const filling = useFullScreenElement()
  const available = useSyncExternalStore(
    nothing,
    () => document.fullscreenEnabled,
    () => false,
  )
  const active = filling !== null && filling === part.current
  return {
    active,
    available,
    toggle: () => {
      const done = active ? document.exitFullscreen() : part.current?.requestFullscreen()
      done?.catch(() => undefined)
    },
  }
}
