import { useEffect, useRef } from 'react'
import { announce } from './announce.ts'

/** Shorter waits are not announced, in milliseconds. */
const patience = 1000

/**
 * Announces the state of a list to screen readers: that it is still loading, once, after a second; and one sentence for
 * each settled result, such as "48 games found".
 *
 * @param settled the sentence for the list's current content. Without it nothing is announced.
 */
export const useListWords = (busy: boolean, loading: string, settled?: string): void => {
  const said = useRef(settled)
  useEffect(() => {
    if (!busy) return undefined
    // The same sentence is announced again after another request.
    said.current = undefined
    const timer = setTimeout(() => announce(loading), patience)
    return () => clearTimeout(timer)
  }, [busy, loading])
  useEffect(() => {
    if (busy || settled === said.current) return
    said.current = settled
    if (settled !== undefined) announce(settled)
  }, [busy, settled])
}
