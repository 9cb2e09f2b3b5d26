import { useRef, useState, type FocusEvent } from 'react'

/** What the engine says about a change: why, and how to stop it. */
interface Change {
  readonly reason: string
  readonly cancel: () => void
}

/** A press this soon after the panel opened by hover is the same wish to open it, not one to close it. */
const patience = 500

/**
 * Which panel is open. The keyboard's focus opens one too, except the focus that closing by Escape gives back.
 *
 * Spread `openers(id)` on the item's button.
 */
export const useOpenPanel = () => {
  const [value, setValue] = useState<string | null>(null)
  const escaped = useRef(false)
  const pressed = useRef(false)
  const openedAt = useRef(-patience)

  const show = (next: string | null) => {
    if (next !== null) openedAt.current = performance.now()
    setValue(next)
  }
  const change = (next: unknown, { reason, cancel }: Change) => {
    const impatient = reason === 'trigger-press' && performance.now() - openedAt.current < patience
    if (typeof next === 'string') show(next)
    else if (impatient) cancel()
    else show(null)
    escaped.current = next === null && reason === 'escape-key'
  }
  const openers = (id: string) => ({
    onPointerDown: () => {
      pressed.current = true
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const byKeyboard = !pressed.current && event.currentTarget.matches(':focus-visible')
      if (byKeyboard && !escaped.current) show(id)
      escaped.current = false
      pressed.current = false
    },
    onBlur: () => {
      escaped.current = false
      pressed.current = false
    },
  })
  return { value, change, openers }
}
