import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(hover: hover)')

const subscribe = (tell: () => void) => {
  const media = query()
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

/** Whether the main pointer can hover, as a mouse does and a finger does not. False on the server. */
export const useHovers = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
