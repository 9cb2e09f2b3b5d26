import type { Presence } from '@croupier/stores'

/** What a person does at a page. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Nobody touched the page for so long: then nobody is there. */
const restMs = 5 * 60_000

/** Somebody is there while the page shows and was used in the last minutes. */
export function browserPresence(view: Window = window): Presence {
  let lastSign = Date.now()
  const note = () => {
    lastSign = Date.now()
  }
  for (const sign of signs) view.addEventListener(sign, note, { passive: true, capture: true })
  return { isHere: () => !view.document.hidden && Date.now() - lastSign < restMs }
}
