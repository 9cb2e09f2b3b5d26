import { useEffect } from 'react'

const blocked = ['keydown', 'keyup', 'beforeinput', 'click', 'submit', 'dragstart'] as const

const isShortcut = (event: Event) =>
  event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key))

const swallow = (event: Event) => {
  // Reload, back and similar shortcuts still work.
  if (isShortcut(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Blocks keyboard input, clicks and form submits on the whole page while the caller is mounted. Unlike `inert`, it
 * leaves focus where it is, so the user continues from the same place.
 */
export const useBlockedInput = (isBlocked: boolean): void => {
  useEffect(() => {
    if (!isBlocked) return undefined
    for (const type of blocked) window.addEventListener(type, swallow, { capture: true })
    return () => {
      for (const type of blocked) window.removeEventListener(type, swallow, { capture: true })
    }
  }, [isBlocked])
}
