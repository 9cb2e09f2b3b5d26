import { useIdle } from '@croupier/ui'
import type { ReactNode } from 'react'

interface LaterProps {
  /** Something is wanted of it now: it does not wait for a sign. */
  now?: boolean
  children: ReactNode
}

/** What the first look does not need: comes soon after the first sign of a person, in a frame of its own. */
export const Later = ({ now = false, children }: LaterProps): ReactNode => (useIdle() || now ? children : null)
