import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { usePrefersReducedMotion } from '../motion/reducedMotion.ts'
import { drifted } from './drift.ts'

/** What moves, how fast, and which way. */
export interface DriftOptions {
  /** Whether there is enough content to move at all. */
  readonly enabled: boolean
  /** Pixels per frame of a 60 Hz screen. */
  readonly step: number
  readonly axis: 'x' | 'y'
}

/**
 * Lets the element that is given the ref `track` drift endlessly by its transform, without rendering per frame.
 *
 * The track holds its content twice. It pauses on hover, while focus is inside, in a hidden tab, under
 * reduced motion and after `setPaused(true)` (WCAG 2.2, 2.2.2). Spread `watch` on the element that should feel pointer
 * and focus. In right-to-left text the x axis runs the other way.
 */
export const useDrift = <Track extends HTMLElement>({ enabled, step, axis }: DriftOptions) => {
  const track = useRef<Track>(null)
  const [paused, setPaused] = useState(false)
  const [touched, setTouched] = useState({ hover: false, focus: false })
  const offset = useRef(0)
  const still = usePrefersReducedMotion()
  const moves = enabled && !still
  const running = moves && !paused && !touched.hover && !touched.focus

  useEffect(() => {
    const element = track.current
    if (!element || !running) return
    const direction = axis === 'x' && getComputedStyle(element).direction === 'rtl' ? 1 : -1
    const measure = () => (axis === 'x' ? element.scrollWidth : element.scrollHeight) / 2
    let length = measure()
    const sized = new ResizeObserver(() => {
      length = measure()
    })
    sized.observe(element)
    let frame = 0
    let last = 0
    const advance = (now: number) => {
      // A 120 Hz screen has twice the frames: the step is that of 60 Hz, so that the pace is the same everywhere.
      const frames = last === 0 ? 1 : Math.min((now - last) / (1000 / 60), 3)
      last = now
      offset.current = drifted({ offset: offset.current, step: step * frames, length })
      const at = `${(direction * offset.current).toFixed(2)}px`
      element.style.transform = axis === 'x' ? `translateX(${at})` : `translateY(${at})`
      frame = requestAnimationFrame(advance)
    }
    const follow = () => {
      cancelAnimationFrame(frame)
      last = 0
      if (document.visibilityState === 'visible') frame = requestAnimationFrame(advance)
    }
    document.addEventListener('visibilitychange', follow)
    follow()
    return () => {
      cancelAnimationFrame(frame)
      sized.disconnect()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [running, step, axis])

  useEffect(() => {
    if (moves || !track.current) return
    offset.current = 0
    track.current.style.transform = ''
  }, [moves])

  const watch = {
    onPointerEnter: () => setTouched((now) => ({ ...now, hover: true })),
    onPointerLeave: () => setTouched((now) => ({ ...now, hover: false })),
    onFocus: () => setTouched((now) => ({ ...now, focus: true })),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return
      // Focus scrolled an entry into sight; drifting on from there would run past the end of the second copy.
      if (moves) event.currentTarget.scrollTo(0, 0)
      setTouched((now) => ({ ...now, focus: false }))
    },
  }
  return { track, moves, running, paused, setPaused, watch }
}
