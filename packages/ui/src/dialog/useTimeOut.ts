import { useEffect, useState } from 'react'
import { useLatest } from '../latest/useLatest.ts'

/**
 * Calls `expire` after `timeOut` ms of being `open`. Stops while the pointer is over the element and then starts over,
 * so nobody loses a message while reading it. Returns the pointer handlers for the element.
 */
export const useTimeOut = (open: boolean, timeOut: number | undefined, expire: () => void) => {
  const [held, setHeld] = useState(false)
  // An element removed under the pointer gets no leave event.
  if (held && !open) setHeld(false)
  const onExpire = useLatest(expire)
  useEffect(() => {
    if (!open || held || timeOut === undefined) return
    const timer = setTimeout(() => onExpire(), timeOut)
    return () => clearTimeout(timer)
  }, [open, held, timeOut, onExpire])
  return { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
}
