import type { Presence } from '../ports/Ports.ts'

/**
 * Events that show the user is present. Events inside a game's frame do not reach the page, but the game sends a
 * message after each round.
 */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'message'] as const

/** The user counts as away after this much inactivity. */
const restMs = 5 * 60_000

/** The user counts as present while the page is visible and was used in the last minutes. */
export function browserPresence(view: Window = window): Presence {
  let lastSign = Date.now()
  const note = () => {
    lastSign = Date.now()
  }
  for (const sign of signs) view.addEventListener(sign, note, { passive: true, capture: true })
  return {
    isHere: () => !view.document.hidden && Date.now() - lastSign < restMs,
    onReturn(returned) {
      const tell = () => {
        if (view.document.hidden) return
        note()
        returned()
      }
      view.addEventListener('focus', tell)
      view.document.addEventListener('visibilitychange', tell)
      return () => {
        view.removeEventListener('focus', tell)
        view.document.removeEventListener('visibilitychange', tell)
      }
    },
  }
}
