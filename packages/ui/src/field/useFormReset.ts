import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Tells a control what happens to the form around it; put the returned ref on the control's root. */
export const useFormEvent = <E extends Element>(
  type: 'reset' | 'submit',
  onEvent: (root: E) => void,
): RefObject<E | null> => {
  const root = useRef<E>(null)
  const latest = useEffectEvent(onEvent)
  useEffect(() => {
    const listen = (event: Event) => {
      const control = root.current
      const form = control?.closest('form')
      if (control && form && event.target === form) latest(control)
    }
    document.addEventListener(type, listen)
    return () => document.removeEventListener(type, listen)
  }, [type])
  return root
}

/**
 * Tells a control that the form around it was reset; put the returned ref on the control's root.
 *
 * Native inputs go back by themselves, but what a component draws beside them (a count, a filled track, a list) has to
 * be told. The event comes before the browser puts the values back: read `defaultValue`, not `value`.
 */
export const useFormReset = <E extends Element>(onReset: (root: E) => void): RefObject<E | null> =>
  useFormEvent<E>('reset', onReset)
