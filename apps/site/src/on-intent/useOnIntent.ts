import { useCallback, useState } from 'react'

/**
 * Loads something once a person shows that they are about to use it: points at it, focuses it, or touches it. Keeps
 * menus and their engine out of the first load.
 */
export function useOnIntent() {
  const [wanted, setWanted] = useState(false)
  const want = useCallback(() => setWanted(true), [])
  return { wanted, intent: { onPointerEnter: want, onFocus: want, onTouchStart: want } }
}
