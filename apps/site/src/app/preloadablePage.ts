import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { loadChunk } from '../parts/failure/loadChunk.ts'

/** A page as a chunk of its own that can be fetched before it is rendered. */
export interface PreloadablePage {
  (): ReactNode
  /** Fetches the chunk. Never rejects: a chunk that does not come is told when the page renders. */
  readonly preload: () => Promise<void>
}

/**
 * A lazy page (S-049, S-406) that renders at once when its chunk was preloaded. A lazy component always shows its
 * fallback first, and React then holds the page back for 0.3 s so that the two do not flicker; the page a visit begins
 * with is spared both.
 */
export function preloadablePage(chunk: string, load: () => Promise<ComponentType>): PreloadablePage {
  let loaded: ComponentType | undefined
  const fetchPage = async () => (loaded = await loadChunk(chunk, load))
  const Lazy = lazy(async () => ({ default: await fetchPage() }))
  function Page() {
    // Chosen once a mount: another component type would mount the page anew.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy)
    return createElement(Shown)
  }
  const preload = () =>
    fetchPage().then(
      () => undefined,
      () => undefined,
    )
  return Object.assign(Page, { preload })
}
