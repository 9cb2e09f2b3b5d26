import { useEffect, useRef, useState } from 'react'

/** How long the list stays open after losing focus, so that a click on an option still registers. */
export const selectBlurDelay = 200

/** The engine's reasons for closing that mean attention went elsewhere: focus, a press, or a release of the pointer. */
const leaving: ReadonlySet<string> = new Set(['focus-out', 'outside-press', 'cancel-open'])

/** Closes the select list that is lingering, if any. */
let closeLingering = (): void => undefined

/**
 * The list's open state. The list closes {@link selectBlurDelay} ms after losing focus, and immediately for any other
 * reason or when another list opens: a press meant for the new list could choose from the old one.
 */
export const useLingeringOpen = () => {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const finish = (next: boolean) => {
    clearTimeout(timer.current)
    timer.current = undefined
    setOpen(next)
  }
  const change = (next: boolean, details: { reason: string; cancel: () => void }) => {
    if (next) closeLingering()
    if (next || !leaving.has(details.reason)) return finish(next)
    details.cancel()
    timer.current ??= setTimeout(() => finish(false), selectBlurDelay)
    closeLingering = () => finish(false)
  }
  return { open, change }
}
