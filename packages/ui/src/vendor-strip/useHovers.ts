import { useSyncExternalStore } from 'react'
import { media } from '../media/media.ts'

const hover = media('(hover: hover)')

/** Whether the main pointer can hover, as a mouse does and a finger does not. False on the server. */
export const useHovers = (): boolean => useSyncExternalStore(hover.subscribe, hover.matches, () => false)
