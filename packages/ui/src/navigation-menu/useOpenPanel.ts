import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

/** The parts of the engine's change event that are used here. */
interface Change {
  readonly reason: string
  readonly cancel: () => void
}

/** First focusable element of a panel. */
const focusable = 'a[href], button:not([disabled])'

/** A press this soon after the panel opened on hover still means "open", not "close". */
const patience = 500

/**
 * Which panel is open. Keyboard focus opens one too, unless Escape has just returned it. The down arrow moves into the
 * panel; Tab skips it and goes to the next item, so each item takes one press, however long its panel.
 *
 * Spread `openers(id)` on the item's button, and give its panel `panelRef(id)`.
 */
export const useOpenPanel = () => {
  const [value, setValue] = useState<string | null>(null)
  const escaped = useRef(false)
  const pressed = useRef(false)
  const openedAt = useRef(-patience)
  const panels = useRef(new Map<string, HTMLElement>())
  /** The panel to move into as soon as it is rendered: the down arrow was pressed before. */
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
      // Closed before the browser looks for the next tab stop, which would be inside the panel.
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
