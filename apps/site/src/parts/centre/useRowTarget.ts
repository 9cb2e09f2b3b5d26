import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls once to the row of a centre's page that the address names (`?centre=rewardCenter&centre.reward=7`), and moves
 * the focus there; a `<details>` opens.
 *
 * @param kind name of the field, and of the row's data attribute: `data-reward="7"`
 * @param rows the rows that have loaded, so the named one may exist
 */
export function useRowTarget(kind: string, rows: unknown): void {
  const { search } = useLocation()
  const id = new URLSearchParams(search).get(`centre.${kind}`)
  const reached = useRef<string>(null)
  useEffect(() => {
    if (id === null || id === reached.current) return undefined
    const reach = () => {
      const row = document.querySelector<HTMLElement>(`[data-page] [data-${kind}="${CSS.escape(id)}"]`)
      if (!row) return
      reached.current = id
      // It came late, and the person has begun to write elsewhere.
      if (document.activeElement?.matches('input, textarea, select')) return
      if (row instanceof HTMLDetailsElement) row.open = true
      row.tabIndex = -1
      // Of a long row, the beginning shows.
      row.scrollIntoView({ block: row.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' })
      row.focus({ preventScroll: true })
    }
    // The heading of a page that has just replaced another takes the focus in the first frame (`focusPage`).
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(reach)))
    return () => cancelAnimationFrame(frame)
  }, [id, kind, rows])
}
