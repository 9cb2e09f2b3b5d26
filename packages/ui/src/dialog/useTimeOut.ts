import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Runs `expire` once `timeOut` ms have passed while `open`, and starts again after the pointer has been over it, so that
 * nobody loses a message while reading it. Returns the handlers that watch the pointer.
 */
export const useTimeOut = (open: boolean, timeOut: number | undefined, expire: () => void) => {
  const [held, setHeld] = useState(false)
  const onExpire = useEffectEvent(expire)
  useEffect(() => {
    if (!open || held || timeOut === undefined) return
    const timer = setTimeout(() => onExpire(), timeOut)
    return () => clearTimeout(timer)
  }, [open, held, timeOut])
  return { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
}
