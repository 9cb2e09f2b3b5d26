import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the user prefers reduced motion. Not needed for CSS: `KitStyles` stops transitions and animations. */
export const prefersReducedMotion = (): boolean => query().matches

/** {@link prefersReducedMotion}, kept up to date. True on a server, so that nothing moves before it is known. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = query()
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    prefersReducedMotion,
    () => true,
  )
