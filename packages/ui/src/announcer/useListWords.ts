import { useEffect, useRef } from 'react'
import { announce } from './announce.ts'

/** A wait shorter than this is not worth a word, in milliseconds. */
const patience = 1000

/**
 * Says what a list cannot show to somebody who does not see it: that it is still loading, once, after a second; and one
 * sentence for each settled result, such as "48 games found".
 *
 * @param settled the sentence for what the list holds now. Nothing is said without it.
 */
export const useListWords = (busy: boolean, loading: string, settled?: string): void => {
  const said = useRef(settled)
  useEffect(() => {
    if (!busy) return undefined
    // The same sentence is news again after something was asked for.
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
