import { useSyncExternalStore } from 'react'
import { media } from '../media/media.ts'

const reduced = media('(prefers-reduced-motion: reduce)')

/** Whether the user prefers reduced motion. Not needed for CSS: `KitStyles` stops transitions and animations. */
export const prefersReducedMotion = (): boolean => reduced.matches()

/**
 * {@link prefersReducedMotion}, kept up to date. True on a server, so that nothing moves before the setting is known.
 */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(reduced.subscribe, prefersReducedMotion, () => true)
