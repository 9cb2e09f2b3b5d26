import { useEffect, useRef } from 'react'
import { focusPage, type FocusPage } from './focusPage.ts'

/**
 * Moves the focus to each page that replaces another one; never on arrival.
 *
 * @param turn identifies the page; undefined while there is none
 * @param leaves whether something else takes the focus of this turn
 */
export function usePageFocus(turn: string | undefined, { place, ifLost = false }: FocusPage, leaves = false): void {
  const shown = useRef(turn)
  const find = useRef(place)
  useEffect(() => {
    find.current = place
  })
  useEffect(() => {
    if (turn === undefined || shown.current === turn) return undefined
    shown.current = turn
    if (leaves) return undefined
    return focusPage({ place: () => find.current(), ifLost })
  }, [ifLost, leaves, turn])
}
