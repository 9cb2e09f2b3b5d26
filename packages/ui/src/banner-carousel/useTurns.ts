import { useEffect, useEffectEvent, useState } from 'react'
import { prefersReducedMotion } from '../motion/reducedMotion.ts'
import { useTouched } from '../motion/useTouched.ts'

/**
 * Calls `turn` every `interval` ms, restarting after each change of `active`, unless paused, hovered, focused, in a hidden
 * tab or under reduced motion, where it starts out paused. Spread `watch` on the element that should feel pointer and
 * focus.
 */
export const useTurns = (interval: number, active: number, turn: (from: number) => void) => {
  const [paused, setPaused] = useState(prefersReducedMotion)
  const { touched, watch } = useTouched()
  const running = !paused && !touched
  const onTurn = useEffectEvent(turn)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onTurn(active)
    }, interval)
    return () => clearInterval(timer)
  }, [running, interval, active])
  return { running, paused, setPaused, watch }
}
