import { useState, type FocusEvent } from 'react'

/**
 * Whether the pointer or the focus is in an element, to pause motion in it. Spread `watch` on the element; `onLeft` is
 * called with the element when the focus leaves it.
 */
export const useTouched = (onLeft?: (element: HTMLElement) => void) => {
  const [{ hover, focus }, setTouched] = useState({ hover: false, focus: false })
  const watch = {
    onPointerEnter: () => setTouched((now) => ({ ...now, hover: true })),
    onPointerLeave: () => setTouched((now) => ({ ...now, hover: false })),
    onFocus: () => setTouched((now) => ({ ...now, focus: true })),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return
      onLeft?.(currentTarget)
      setTouched((now) => ({ ...now, focus: false }))
    },
  }
  return { touched: hover || focus, watch }
}
