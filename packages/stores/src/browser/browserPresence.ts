import type { Presence } from '../world/World.ts'

/** What a person does at a page. A game in a frame keeps its presses to itself, and speaks to the page after a round. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'message'] as const

/** Nobody touched the page for so long: then nobody is there. */
const restMs = 5 * 60_000

/** Somebody is there while the page shows and was used in the last minutes. */
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
