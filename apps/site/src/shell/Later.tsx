import { useIdle } from '@croupier/ui'
import type { ReactNode } from 'react'

/** What the first look does not need: comes soon after the first sign of a person, in a frame of its own. */
export const Later = ({ children }: { children: ReactNode }): ReactNode => (useIdle() ? children : null)
