import type { Ports } from '@croupier/stores'
import { useEffect, useRef } from 'react'

/**
 * Events of a person using a page. Input inside a game's frame does not reach the page, but the game sends a message
 * after each round.
 */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'message'] as const

/** Session storage key of the last touch: a tab restored by the browser may have been closed for days. */
const touchedKey = 'touchedAt'

/** Calls back once the page was not touched for `ms`, including time in the background or before a restore. */
export function useUntouched(
  { clock, sessionStorage }: Pick<Ports, 'clock' | 'sessionStorage'>,
  ms: number,
  run: () => void,
) {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    let last = Number(sessionStorage.getItem(touchedKey) ?? clock.now())
    const look = () => {
      if (clock.now() - last >= ms) latest.current()
    }
    const touched = () => {
      // After too long a pause the time is over before the next touch counts.
      look()
      last = clock.now()
      sessionStorage.setItem(touchedKey, String(last))
    }
    look()
    const timer = clock.setInterval(look, 5_000)
    for (const sign of signs) window.addEventListener(sign, touched, { passive: true, capture: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      clock.clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, touched, { capture: true })
      document.removeEventListener('visibilitychange', look)
    }
  }, [clock, ms, sessionStorage])
}
