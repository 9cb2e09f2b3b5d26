import { useEffect, useRef, type RefObject } from 'react'
import { useLatest } from '../latest/useLatest.ts'

/** Notifies a control of events of its form; put the returned ref on the control's root. */
export const useFormEvent = <E extends Element>(
  type: 'reset' | 'submit',
  onEvent: (root: E) => void,
): RefObject<E | null> => {
  const root = useRef<E>(null)
  const latest = useLatest(onEvent)
  useEffect(() => {
    const listen = (event: Event) => {
      const control = root.current
      const form = control?.closest('form')
      if (control && form && event.target === form) latest(control)
    }
    document.addEventListener(type, listen)
    return () => document.removeEventListener(type, listen)
  }, [type, latest])
  return root
}

/**
 * Notifies a control that its form was reset; put the returned ref on the control's root.
 *
 * Native inputs reset automatically, but whatever a component draws in addition (a count, a filled track, a list)
 * does not. The event fires before the browser resets the values: read `defaultValue`, not `value`.
 */
export const useFormReset = <E extends Element>(onReset: (root: E) => void): RefObject<E | null> =>
  useFormEvent<E>('reset', onReset)
