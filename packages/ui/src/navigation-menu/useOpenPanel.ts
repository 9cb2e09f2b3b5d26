import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/** What the engine says about a change: why, and how to stop it. */
interface Change {
  readonly reason: string
  readonly cancel: () => void
}

/** First focusable element of a panel. */
const focusable = 'a[href], button:not([disabled])'

/** A press this soon after the panel opened on hover still means "open", not "close". */
const patience = 500

/**
 * Which panel is open. The keyboard's focus opens one too, except the focus that closing by Escape gives back. The down
 * arrow goes into it; Tab goes past it to the next item, so that a row of full panels costs one press per item.
 *
 * Spread `openers(id)` on the item's button, and give its panel `panelRef(id)`.
 */
export const useOpenPanel = () => {
  const [value, setValue] = useState<string | null>(null)
  const escaped = useRef(false)
  const pressed = useRef(false)
  const openedAt = useRef(-patience)
  const panels = useRef(new Map<string, HTMLElement>())
  /** The panel that the keyboard asked to go into before it was there. */
  const awaited = useRef<string>(undefined)

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
  const enter = (panel: HTMLElement) => {
    awaited.current = undefined
    panel.querySelector<HTMLElement>(focusable)?.focus()
  }
  const panelRef = (id: string) => (panel: HTMLElement | null) => {
    if (!panel) return undefined
    panels.current.set(id, panel)
    if (awaited.current === id) enter(panel)
    return () => {
      panels.current.delete(id)
    }
  }
  const openers = (id: string) => ({
    onKeyDown: ({ key }: KeyboardEvent<HTMLElement>) => {
      // Removed before the browser looks for the next tab stop, which would be inside it.
      if (key === 'Tab' && value === id) flushSync(() => show(null))
      if (key !== 'ArrowDown') return
      const panel = value === id ? panels.current.get(id) : undefined
      if (panel) enter(panel)
      else awaited.current = id
    },
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
      awaited.current = undefined
      escaped.current = false
      pressed.current = false
    },
  })
  return { value, change, openers, panelRef }
}
