import { startTransition, useEffect, useState, type ReactNode } from 'react'

/** Props of `NextStep`. */
export interface NextStepProps {
  /** Keeps the place until then. */
  room?: ReactNode
  children: ReactNode
}

/**
 * Renders its content after what stands around it, in steps that a tap can interrupt: what is rendered in one go holds a
 * slow phone up for a third of a second. What changes later changes at once.
 */
export function NextStep({ room, children }: NextStepProps) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => startTransition(() => setIsDue(true)), [])
  return isDue ? children : room
}
