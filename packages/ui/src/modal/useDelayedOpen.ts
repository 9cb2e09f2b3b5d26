import { useEffect, useState } from 'react'

/** Follows `open`, but turns true only after `delay` ms; it turns false immediately. */
export const useDelayedOpen = (open: boolean, delay: number): boolean => {
  const [shown, setShown] = useState(false)
  if (!open && shown) setShown(false)
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => setShown(true), delay)
    return () => clearTimeout(timer)
  }, [open, delay])
  return open && shown
}
