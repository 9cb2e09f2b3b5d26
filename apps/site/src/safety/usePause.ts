import type { SessionPause } from '@croupier/stores'
import { useRoot } from '../base/RootContext.ts'

/** The break that keeps the logged-in member from play; undefined without one (G-33). Use inside an observer. */
export const usePause = (): SessionPause | undefined => useRoot().session.pause
