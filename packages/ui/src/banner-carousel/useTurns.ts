import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react'
import { prefersReducedMotion } from '../motion/reducedMotion.ts'

/**
 * Calls `turn` every `interval` ms, restarting after each change of `active`, unless paused, hovered, focused, in a hidden
 * tab or under reduced motion, where it starts out paused. Spread `watch` on the element that should feel pointer and
 * focus.
 */
export const useTurns = (interval: number, active: number, turn: (from: number) => void) => {
  const [paused, setPaused] = useState(prefersReducedMotion)
  const [touched, setTouched] = useState({ hover: false, focus: false })
  const running = !paused && !touched.hover && !touched.focus
  const onTurn = useEffectEvent(turn)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onTurn(active)
    }, interval)
    return () => clearInterval(timer)
  }, [running, interval, active])
  const watch = {
    onPointerEnter: () => setTouched((now) => ({ ...now, hover: true })),
    onPointerLeave: () => setTouched((now) => ({ ...now, hover: false })),
    onFocus: () => setTouched((now) => ({ ...now, focus: true })),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setTouched((now) => ({ ...now, focus: false }))
    },
  }
  return { running, paused, setPaused, watch }
}
