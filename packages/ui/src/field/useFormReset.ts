import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Tells a control that the form around it was reset; put the returned ref on the control's root.
 *
 * Native inputs go back by themselves, but what a component draws beside them (a count, a filled track, a list) has to
 * be told. The event comes before the browser puts the values back: read `defaultValue`, not `value`.
 */
export const useFormReset = <E extends Element>(onReset: () => void): RefObject<E | null> => {
  const root = useRef<E>(null)
  const latest = useEffectEvent(onReset)
  useEffect(() => {
    const listen = (event: Event) => {
      const form = root.current?.closest('form')
      if (form && event.target === form) latest()
    }
    document.addEventListener('reset', listen)
    return () => document.removeEventListener('reset', listen)
  }, [])
  return root
}
