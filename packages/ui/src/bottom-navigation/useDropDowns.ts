import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLatePart } from '../late-part/useLatePart.ts'

const load = async () => (await import('./BottomNavigationMenu.tsx')).BottomNavigationMenu

/** Focus and scroll position of the row, restored after it is replaced. */
interface Held {
  /** Index of the focused item; -1 when none is focused. */
  readonly focused: number
  /** How far the row is scrolled, in pixels. */
  readonly scrolled: number
}

const itemsOf = (row: HTMLElement | null) => [...(row?.querySelectorAll<HTMLElement>('li > :is(a, button)') ?? [])]

/**
 * `Row` is the row with drop-downs. It replaces the plain links once its engine and at least one panel have loaded, but
 * not during a press, which would lose its link. Focus and scroll position are kept.
 *
 * `wanted` requests the engine; `filled` means that at least one panel has loaded.
 */
export const useDropDowns = (row: RefObject<HTMLElement | null>, wanted: boolean, filled: boolean) => {
  const { part, state, fetch } = useLatePart(load)
  const [shown, setShown] = useState(false)
  const held = useRef<Held>(undefined)

  useEffect(() => {
    if (!wanted) return undefined
    if (state !== 'failed') fetch()
    // Requested while offline: loads once the connection is back.
    addEventListener('online', fetch)
    return () => removeEventListener('online', fetch)
  }, [wanted, state, fetch])

  const ready = part !== null && filled
  useEffect(() => {
    if (!ready) return undefined
    const over = new AbortController()
    const take = () => {
      const focused = itemsOf(row.current).findIndex((item) => item === document.activeElement)
      held.current = { focused, scrolled: row.current?.querySelector('ul')?.scrollLeft ?? 0 }
      setShown(true)
    }
    const end = () => setTimeout(() => over.signal.aborted || take())
    if (row.current?.matches(':active')) {
      addEventListener('pointerup', end, { capture: true, once: true, signal: over.signal })
      addEventListener('pointercancel', end, { capture: true, once: true, signal: over.signal })
    } else take()
    return () => over.abort()
  }, [ready, row])

  useLayoutEffect(() => {
    if (!shown || !held.current) return
    const { focused, scrolled } = held.current
    const list = row.current?.querySelector('ul')
    if (list) list.scrollLeft = scrolled
    itemsOf(row.current)[focused]?.focus()
  }, [shown, row])

  return { Row: ready && shown ? part : null }
}
