import { useState, type FocusEvent } from 'react'

/** The row that has the focus, and the handlers that follow it. */
export interface HeldRow {
  /** Number of the row; null while the focus is elsewhere. */
  readonly held: number | null
  /** For the element around all rows, each of which carries its number in `data-index`. */
  readonly hold: {
    readonly onFocus: (event: FocusEvent) => void
    readonly onBlur: (event: FocusEvent) => void
  }
}

/** The row that contains an element. */
const rowOf = (target: Element): number | null => {
  const index = target.closest('[data-index]')?.getAttribute('data-index')
  return index == null ? null : Number(index)
}

/** Tracks which row has the focus, so that it stays rendered wherever it is. */
export const useHeldRow = (): HeldRow => {
  const [held, setHeld] = useState<number | null>(null)
  return {
    held,
    hold: {
      onFocus: (event) => setHeld(rowOf(event.target)),
      onBlur: (event) => {
        // A dialog returns the focus to its opener, which must still exist.
        if (event.relatedTarget?.closest('[role="dialog"], [role="alertdialog"]')) return
        if (event.relatedTarget === null || !event.currentTarget.contains(event.relatedTarget)) setHeld(null)
      },
    },
  }
}
