import { useEffect, useState } from 'react'
import { useLatest } from '../latest/useLatest.ts'
import { prefersReducedMotion } from '../motion/reducedMotion.ts'
import { useTouched } from '../motion/useTouched.ts'

/**
 * Calls `turn` every `interval` ms unless paused, hovered, focused or in a hidden tab. Starts paused under reduced
 * motion. Each change of `active` restarts the interval. Spread `watch` on the element whose hover and focus stop it.
 */
export const useTurns = (interval: number, active: number, turn: (from: number) => void) => {
  const [paused, setPaused] = useState(prefersReducedMotion)
  const { touched, watch } = useTouched()
  const running = !paused && !touched
  const onTurn = useLatest(turn)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onTurn(active)
    }, interval)
    return () => clearInterval(timer)
  }, [running, interval, active, onTurn])
  return { running, paused, setPaused, watch }
}
