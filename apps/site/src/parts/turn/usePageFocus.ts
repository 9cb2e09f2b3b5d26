import { useEffect, useRef } from 'react'
import { focusPage, type FocusPage } from './focusPage.ts'

/**
 * Moves the focus to a page whenever another one has come in its place; never on arrival.
 *
 * @param turn tells the pages apart; nothing while what comes keeps the focus where it is
 */
export function usePageFocus(turn: string | undefined, { place, ifLost = false }: FocusPage): void {
  const shown = useRef(turn)
  const find = useRef(place)
  useEffect(() => {
    find.current = place
  })
  useEffect(() => {
    if (turn === undefined || shown.current === turn) return undefined
    shown.current = turn
    return focusPage({ place: () => find.current(), ifLost })
  }, [ifLost, turn])
}
