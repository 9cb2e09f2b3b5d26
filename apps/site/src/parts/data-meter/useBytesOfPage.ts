import { useSyncExternalStore } from 'react'
import { noBytes, withLoads, type BytesOfPage } from './BytesOfPage.ts'

let counted = noBytes
let observer: PerformanceObserver | undefined
const readers = new Set<() => void>()

/** Counts from now on, including the browser's buffered entries. */
function watch(reader: () => void): () => void {
  readers.add(reader)
  if (!observer && 'PerformanceObserver' in globalThis) {
    observer = new PerformanceObserver((list) => {
      counted = withLoads(counted, list.getEntries() as PerformanceResourceTiming[])
      for (const one of readers) one()
    })
    for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
  }
  return () => void readers.delete(reader)
}

/** What this page has loaded since it was opened, as the browser measured it. */
export const useBytesOfPage = (): BytesOfPage =>
  useSyncExternalStore(
    watch,
    () => counted,
    () => noBytes,
  )
