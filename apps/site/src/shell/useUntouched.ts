import type { World } from '@croupier/stores'
import { useEffect, useRef } from 'react'

/** What a person does at a page. A game in a frame keeps its presses to itself, and speaks to the page after a round. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'message'] as const

/** Session storage key of the last touch: a tab that the browser brings back may have lain for days. */
const touchedKey = 'touchedAt'

/** Calls back once the page was not touched for `ms`, a page that lay in the background or was restored included. */
export function useUntouched(
  { clock, sessionStorage }: Pick<World, 'clock' | 'sessionStorage'>,
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
      // What lay for too long is over before its next touch counts.
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
