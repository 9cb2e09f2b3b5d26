import { useContext, useEffect, useRef } from 'react'
import { Guarded } from './UnsavedInput.ts'

/**
 * Reports to the enclosing `LeaveGuard` that a control outside the kit's forms holds unsent input, such as a
 * half-written message. The kit's forms do this themselves.
 */
export const useHeldInput = (isHeld: boolean): void => {
  const unsaved = useContext(Guarded)
  const holder = useRef({})
  useEffect(() => {
    if (!unsaved || !isHeld) return undefined
    const self = holder.current
    unsaved.set(self, true)
    return () => unsaved.set(self, false)
  }, [unsaved, isHeld])
}
