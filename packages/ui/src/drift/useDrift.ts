import { useEffect, useRef, useState } from 'react'
import { usePrefersReducedMotion } from '../motion/reducedMotion.ts'
import { useTouched } from '../motion/useTouched.ts'
import { watchSizes } from '../sizes/watchSizes.ts'

/** Steps are per frame at 60 Hz; the speed is the same on every screen. */
const framesPerSecond = 60

/** The moving element, its speed and its direction. */
export interface DriftOptions {
  /** Whether there is enough content to move at all. */
  readonly enabled: boolean
  /** Pixels per frame of a 60 Hz screen. */
  readonly step: number
  readonly axis: 'x' | 'y'
}

/**
 * Makes the element with the ref `track` drift endlessly by animating its transform.
 *
 * The track must hold its content twice. It pauses on hover, while focus is inside, out of sight, in a hidden tab,
 * under reduced motion and after `setPaused(true)` (WCAG 2.2, 2.2.2). Spread `watch` on the element whose hover and
 * focus pause it. In right-to-left text the x axis runs the other way.
 */
export const useDrift = <Track extends HTMLElement>({ enabled, step, axis }: DriftOptions) => {
  const track = useRef<Track>(null)
  const [paused, setPaused] = useState(false)
  const offset = useRef(0)
  const still = usePrefersReducedMotion()
  const moves = enabled && !still
  // Focus may have scrolled an entry into view. Drifting on from there would run past the end of the second copy.
  const { touched, watch } = useTouched((element) => moves && element.scrollTo(0, 0))
  const running = moves && !paused && !touched

  useEffect(() => {
    const element = track.current
    if (!element || !running || typeof IntersectionObserver === 'undefined') return
    const move = axis === 'x' ? 'translateX' : 'translateY'
    let sign = '-'
    let animation: Animation | undefined
    let length = 0
    let seen = false
    const stop = () => {
      if (!animation) return
      offset.current = (animation.effect?.getComputedTiming().progress ?? 0) * length
      element.style.transform = `${move}(${sign}${offset.current}px)`
      animation.cancel()
      animation = undefined
    }
    const follow = () => {
      stop()
      // Measured when the observers report, because the page is laid out then.
      sign = axis === 'x' && getComputedStyle(element).direction === 'rtl' ? '' : '-'
      length = (axis === 'x' ? element.scrollWidth : element.scrollHeight) / 2
      if (!seen || length === 0 || document.visibilityState !== 'visible') return
      const duration = (length / (step * framesPerSecond)) * 1000
      // The browser animates it without running a script per frame.
      animation = element.animate(
        { transform: [`${move}(0)`, `${move}(${sign}${length}px)`] },
        { duration, iterations: Infinity },
      )
      animation.currentTime = ((offset.current % length) / length) * duration
    }
    const stopSizes = watchSizes(follow, element)
    const sight = new IntersectionObserver((entries) => {
      seen = entries.at(-1)?.isIntersecting === true
      follow()
    })
    sight.observe(element)
    document.addEventListener('visibilitychange', follow)
    return () => {
      stop()
      stopSizes()
      sight.disconnect()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [running, step, axis])

  useEffect(() => {
    if (moves || !track.current) return
    offset.current = 0
    track.current.style.transform = ''
  }, [moves])

  return { track, moves, running, paused, setPaused, watch }
}
