/** A media query, to be read and watched. */
export interface Media {
  /** Whether the page matches it now. False where there is no `matchMedia`, as on a server and in jsdom. */
  readonly matches: () => boolean
  /** Calls back when that changes, until the returned function is called. */
  readonly subscribe: (changed: () => void) => () => void
}

/** Watches a media query such as `(hover: hover)`; fits `useSyncExternalStore`. */
export const media = (query: string): Media => {
  const list = () => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query))
  return {
    matches: () => list()?.matches ?? false,
    subscribe(changed) {
      const watched = list()
      watched?.addEventListener('change', changed)
      return () => watched?.removeEventListener('change', changed)
    },
  }
}
