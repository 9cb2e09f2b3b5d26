import { useEffect, useRef } from 'react'
import { focusPage, type FocusPage } from './focusPage.ts'

/**
 * Moves the focus to each page that replaces another one; never on arrival.
 *
 * @param turn identifies the page; undefined while the focus should stay where it is
 */
export function usePageFocus(turn: string | undefined, { place, ifLost = false }: FocusPage): void {
  const shown = useRef(turn)
  const find = useRef(place)
  useEffect(() => {
    find.current = place
  })
  useEffect(() => {
    if (shown.current === turn) return undefined
    // Also when undefined: a return to the same page is a turn too.
    shown.current = turn
    if (turn === undefined) return undefined
    return focusPage({ place: () => find.current(), ifLost })
  }, [ifLost, turn])
}
